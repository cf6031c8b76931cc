import { Alert, Button, FileInput, Group, Radio, Stack, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useLayoutEffect } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { acceptedTypes, kindWords } from '#platform/contract/files.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { type PictureValues, toPictureInput, usePictureForm } from './project-picture.form.ts';
import classes from './project-picture-form.module.css';
import { useSaveProjectPicture } from './project-pictures.api.ts';
import { ALT_TEXT_MAX, PROJECT_PICTURE_FILE, type ProjectPicture } from './project-pictures.contract.ts';

const MEGABYTES = PROJECT_PICTURE_FILE.maxBytes / 1024 ** 2;

/** Statements about people in the picture; the member has to choose one. */
const PEOPLE: Record<ProjectPicture['people'], string> = {
  none: 'No one in it can be recognised',
  agreed: 'Everyone who can be recognised has agreed in writing; for a child, a parent or guardian has',
};

interface ProjectPictureFormProps {
  projectId: string;
  /** The picture whose description changes; null adds one. */
  picture: ProjectPicture | null;
  /** Called with true while there are unsaved changes. */
  onUnsaved: (unsaved: boolean) => void;
  onDone: () => void;
}

/** Adds a picture to a project, or changes its description. */
export function ProjectPictureForm({ projectId, picture, onUnsaved, onDone }: ProjectPictureFormProps) {
  const form = usePictureForm(picture);
  const save = useSaveProjectPicture(projectId);
  const unsaved = form.isDirty();
  // A layout effect, because the next event may already be a step back in the history.
  useLayoutEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [unsaved, onUnsaved]);
  const submit = (values: PictureValues) =>
    save.mutate(
      { id: picture?.id, file: values.file ?? undefined, body: toPictureInput(values) },
      { onSuccess: onDone, onError: (error) => showFieldErrors(form, error) },
    );
  return (
    <form
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      noValidate
      className={classes.form}
      aria-label={picture ? 'Change the picture' : 'Add a picture'}
    >
      <Stack gap="md">
        {!picture && (
          <FileInput
            label="Picture"
            description={`${kindWords(PROJECT_PICTURE_FILE.kinds)}, up to ${MEGABYTES} MB. Location and camera details are removed.`}
            placeholder="Choose or take a picture"
            accept={acceptedTypes(PROJECT_PICTURE_FILE).join(',')}
            leftSection={<IconPhoto size={18} stroke={1.5} aria-hidden />}
            size="md"
            withAsterisk
            {...form.getInputProps('file')}
          />
        )}
        <TextInput
          label="Description of the picture"
          description={`What it shows, for people who cannot see it. ${form.values.alt_text.trim().length}/${ALT_TEXT_MAX}`}
          withAsterisk
          {...form.getInputProps('alt_text')}
        />
        <Radio.Group
          label="People in the picture"
          description="Under the Digital Personal Data Protection Act you need a person’s consent to publish their picture. Without it, blur the faces or leave the picture out."
          size="md"
          withAsterisk
          {...form.getInputProps('people')}
        >
          <Stack gap="xs" mt="xs">
            {Object.entries(PEOPLE).map(([value, label]) => (
              <Radio key={value} size="md" value={value} label={label} />
            ))}
          </Stack>
        </Radio.Group>
        {save.error && (
          <Alert color="brick" role="alert" title="Failed to save picture. Please try again.">
            {failureText(save.error, '')}
          </Alert>
        )}
        <Group gap="sm">
          <Button type="submit" loading={save.isPending}>
            {picture ? 'Save changes' : 'Add picture'}
          </Button>
          <Button variant="default" onClick={onDone} disabled={save.isPending}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
