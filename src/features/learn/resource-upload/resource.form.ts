import { useForm } from '@mantine/form';
import { chosenFileError } from '#platform/web/fields/chosen-file.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { type OwnResource, RESOURCE_FILE, ResourceChange } from './resource-upload.contract.ts';

/** Values of the upload form, in the order of the screen. A select is '' until a choice is made. */
export interface ResourceValues {
  file: File | null;
  title: string;
  category: string;
  description: string;
  type: string;
  audience: string;
  language: string;
  tags: string[];
  sdg_goals: string[];
  content_url: string;
  author_name: string;
  organization: string;
  email: string;
}

interface Author {
  full_name: string;
  email: string;
}

const valuesOf = (resource: OwnResource | null, author: Author): ResourceValues => ({
  file: null,
  title: resource?.title ?? '',
  category: resource?.category ?? '',
  description: resource?.description ?? '',
  type: resource?.type ?? '',
  audience: resource?.audience ?? '',
  language: resource?.language ?? 'English',
  tags: resource?.tags ?? [],
  sdg_goals: resource?.sdg_goals ?? [],
  content_url: resource?.content_url ?? '',
  author_name: resource?.author_name ?? author.full_name,
  organization: resource?.organization ?? '',
  email: resource?.email ?? author.email,
});

/** Returns an error message per field; empty when the resource can be sent. */
function errorsOf({ file, ...details }: ResourceValues, isNew: boolean): Record<string, string> {
  const wrongFile = isNew || file ? chosenFileError(file, RESOURCE_FILE) : null;
  return { ...(wrongFile && { file: wrongFile }), ...inputErrors(ResourceChange, details) };
}

/** @param resource the one to change; null for a new one. */
export const useResourceForm = (resource: OwnResource | null, author: Author) =>
  useForm<ResourceValues>({
    initialValues: valuesOf(resource, author),
    validate: (values) => errorsOf(values, resource === null),
  });
export type ResourceForm = ReturnType<typeof useResourceForm>;
