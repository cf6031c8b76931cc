import { Button, FileButton, TextInput } from '@mantine/core';
import { IconFile, IconPhoto } from '@tabler/icons-react';
import { useCreateCourseFile } from '#features/learn/course-proposals/course-proposals.api.ts';
import {
  COURSE_FILE,
  type CourseFile,
  type CourseProposal,
} from '#features/learn/course-proposals/course-proposals.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { acceptedTypes, type FileRule, formatBytes } from '#platform/contract/files.ts';
import { UploadProgress } from '#platform/web/fields/upload-progress.tsx';
import { useSending } from '#platform/web/sending.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import type { CourseEditor } from './course-editor.form.ts';
import classes from './course-editor.module.css';

const PICTURE: FileRule = { maxBytes: COURSE_FILE.maxBytes, kinds: ['image'] };
const OTHER: FileRule = {
  maxBytes: COURSE_FILE.maxBytes,
  kinds: COURSE_FILE.kinds.filter((kind) => kind !== 'image'),
};

interface ModuleFileFieldsProps {
  form: CourseEditor;
  /** Of the module, from 0. */
  at: number;
  proposal: CourseProposal;
}

/** The picture and the file of a module: uploaded at once, and part of the draft from then on. */
export function ModuleFileFields({ form, at, proposal }: ModuleFileFieldsProps) {
  const create = useCreateCourseFile(proposal.id);
  const sending = useSending();
  const path = `modules.${at}`;
  const module = form.values.modules[at];
  const fileOf = (id: string | null | undefined) => proposal.files.find((file) => file.id === id);
  const picture = fileOf(module?.picture?.file_id);
  const file = fileOf(module?.file_id);

  const upload = (chosen: File | null, use: (file: CourseFile) => void) =>
    chosen &&
    create.mutate(
      { file: chosen, ...sending.start() },
      {
        onSuccess: use,
        onError: (error) => {
          if (sending.wasCancelled(error)) return;
          showToast({
            title: 'File not uploaded',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
            duration: LONG_TOAST_MS,
          });
        },
      },
    );
  const usePicture = (uploaded: CourseFile) =>
    form.setFieldValue(`${path}.picture`, { file_id: uploaded.id, alt_text: '' });

  return (
    <>
      {module?.picture && (
        <fieldset className={classes.group}>
          <legend>Picture</legend>
          {picture?.url && <img className={classes.picture} src={picture.url} alt="" />}
          <TextInput
            label="Description of the picture"
            description="For those who cannot see it"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            withAsterisk
            {...form.getInputProps(`${path}.picture.alt_text`)}
          />
          {form.errors[`${path}.picture`] && (
            <p className={classes.error}>{form.errors[`${path}.picture`]}</p>
          )}
          <div>
            <Button
              variant="subtle"
              color="brick"
              onClick={() => form.setFieldValue(`${path}.picture`, null)}
            >
              Remove picture
            </Button>
          </div>
        </fieldset>
      )}
      {module?.file_id && (
        <div className={classes.row}>
          <p>
            File: {file ? `${file.name} (${formatBytes(file.byte_size)})` : 'no longer there'}
            {form.errors[`${path}.file_id`] && (
              <span className={classes.error}> {form.errors[`${path}.file_id`]}</span>
            )}
          </p>
          <Button variant="subtle" color="brick" onClick={() => form.setFieldValue(`${path}.file_id`, null)}>
            Remove file
          </Button>
        </div>
      )}
      {create.isPending && <UploadProgress share={sending.share} onCancel={sending.cancel} />}
      <div className={classes.buttons}>
        {!module?.picture && (
          <FileButton
            accept={acceptedTypes(PICTURE).join(',')}
            disabled={create.isPending}
            onChange={(chosen) => upload(chosen, usePicture)}
            inputProps={{ 'aria-label': 'Picture of the module' }}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconPhoto size={18} stroke={1.5} aria-hidden />}
              >
                Add a picture
              </Button>
            )}
          </FileButton>
        )}
        {!module?.file_id && (
          <FileButton
            accept={acceptedTypes(OTHER).join(',')}
            disabled={create.isPending}
            onChange={(chosen) => upload(chosen, ({ id }) => form.setFieldValue(`${path}.file_id`, id))}
            inputProps={{ 'aria-label': 'File of the module' }}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconFile size={18} stroke={1.5} aria-hidden />}
              >
                Add a file
              </Button>
            )}
          </FileButton>
        )}
      </div>
    </>
  );
}
