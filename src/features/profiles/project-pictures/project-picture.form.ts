import { useForm } from '@mantine/form';
import type { z } from 'zod';
import { chosenFileError } from '#platform/web/fields/chosen-file.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import {
  PROJECT_PICTURE_FILE,
  type ProjectPicture,
  ProjectPictureInput,
} from './project-pictures.contract.ts';

/** Values of the picture form. */
export interface PictureValues {
  /** Set for a new picture only. */
  file: File | null;
  alt_text: string;
  /** '' until the member has chosen. */
  people: ProjectPicture['people'] | '';
}

/** Returns the form's values for a stored picture, or for a new one. */
const pictureValues = (picture: ProjectPicture | null): PictureValues => ({
  file: null,
  alt_text: picture?.alt_text ?? '',
  people: picture?.people ?? '',
});

/** Returns the request body for the form's values; `ProjectPictureInput` still has to check it. */
export const toPictureInput = ({ alt_text, people }: PictureValues) =>
  ({ alt_text, people }) as z.input<typeof ProjectPictureInput>;

/** Returns the messages by field; empty if the picture can be sent. */
function pictureErrors(values: PictureValues, isNew: boolean): Record<string, string> {
  const file = isNew ? chosenFileError(values.file, PROJECT_PICTURE_FILE) : null;
  return { ...(file && { file }), ...inputErrors(ProjectPictureInput, toPictureInput(values)) };
}

export const usePictureForm = (picture: ProjectPicture | null) =>
  useForm<PictureValues>({
    initialValues: pictureValues(picture),
    validate: (values) => pictureErrors(values, picture === null),
  });
