import { useForm } from '@mantine/form';
import type { z } from 'zod';
import { chosenFileError } from '#platform/web/fields/chosen-file.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import {
  PROJECT_PICTURE_FILE,
  type ProjectPicture,
  ProjectPictureInput,
} from './project-pictures.contract.ts';

/** What the form of one picture holds. */
export interface PictureValues {
  /** Chosen for a new picture only. */
  file: File | null;
  alt_text: string;
  /** '' until the member has chosen. */
  people: ProjectPicture['people'] | '';
}

/** The form's values for a picture that exists, or for a new one. */
const pictureValues = (picture: ProjectPicture | null): PictureValues => ({
  file: null,
  alt_text: picture?.alt_text ?? '',
  people: picture?.people ?? '',
});

/** The words of the request for what the form holds; they still have to pass `ProjectPictureInput`. */
export const toPictureInput = ({ alt_text, people }: PictureValues) =>
  ({ alt_text, people }) as z.input<typeof ProjectPictureInput>;

/** Field name to what is wrong with it; empty when the picture can be sent. */
function pictureErrors(values: PictureValues, isNew: boolean): Record<string, string> {
  const file = isNew ? chosenFileError(values.file, PROJECT_PICTURE_FILE) : null;
  return { ...(file && { file }), ...inputErrors(ProjectPictureInput, toPictureInput(values)) };
}

export const usePictureForm = (picture: ProjectPicture | null) =>
  useForm<PictureValues>({
    initialValues: pictureValues(picture),
    validate: (values) => pictureErrors(values, picture === null),
  });
