import { Alert, Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPaperclip } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { ChosenFile } from '#features/collaborations/files/files-field.tsx';
import { failureText } from '#platform/contract/errors.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { MentionTextarea } from '#platform/web/fields/mention-textarea.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { CommentFilesField } from './comment-files-field.tsx';
import { useCommentPeople } from './comments.api.ts';
import { COMMENT_FILES_MAX, type Comment, CommentInput } from './comments.contract.ts';
import { namedIn } from './comments.rules.ts';

const CommentUpload = lazy(() => import('./comment-upload.tsx'));

interface CommentFormProps {
  collaborationId: string;
  /** The comment to change; undefined for a new one. */
  comment?: Comment;
  label: string;
  submitLabel: string;
  save: (input: CommentInput) => Promise<unknown>;
  /** Called after a save, and when the person cancels. */
  onClose?: () => void;
}

interface CommentValues {
  body: string;
  mentions: { id: string; name: string }[];
  files: ChosenFile[];
}

const toInput = ({ body, mentions, files }: CommentValues) => ({
  body,
  files: files.map(({ id }) => id),
  mentions: [...new Set(namedIn(body, mentions).map(({ id }) => id))],
});

/** Writes a comment, or changes one. @ and two letters mention a person of the collaboration. */
export function CommentForm(props: CommentFormProps) {
  const { collaborationId, comment, label, submitLabel, save, onClose } = props;
  const ownId = useSession().user?.account_id;
  const people = useCommentPeople(collaborationId).data ?? [];
  const empty: CommentValues = { body: '', mentions: [], files: [] };
  const attached = comment?.files.flatMap(({ id, name }) => (id ? { id, name } : [])) ?? [];
  const [attaches, setAttaches] = useState(attached.length > 0);
  const uploading = useSubjectDialog<null>();
  const form = useForm({
    initialValues: comment
      ? { body: comment.body ?? '', mentions: comment.mentions, files: attached }
      : empty,
    initialErrors: {} as Record<string, string>,
    validate: (values) => inputErrors(CommentInput, toInput(values)),
  });
  const submit = async (values: CommentValues) => {
    form.setSubmitting(true);
    form.clearErrors();
    try {
      await save(toInput(values));
      form.setValues(empty);
      setAttaches(false);
      onClose?.();
    } catch (error) {
      form.setFieldError('failure', failureText(error, 'The comment was not sent. Please try again.'));
      if (error instanceof Error) showFieldErrors(form, error);
    }
    form.setSubmitting(false);
  };
  return (
    <>
      <form
        noValidate
        aria-label={label}
        onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      >
        <Stack gap="sm">
          <MentionTextarea
            label={label}
            description="Markdown: **bold**, - lists, > quotes, [links](https://…). @ and two letters mention a person."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autosize
            autoFocus={comment !== undefined}
            minRows={2}
            maxRows={12}
            value={form.values.body}
            error={form.errors.body}
            options={people
              .filter(({ id }) => id !== ownId)
              .map(({ id, name, organization }) => ({
                id,
                name,
                detail: organization === name ? '' : (organization ?? ''),
              }))}
            optionsLabel="Persons"
            onChange={(body) => form.setFieldValue('body', body)}
            onMention={(person) => form.setFieldValue('mentions', (now) => [...now, person])}
          />
          {attaches && (
            <CommentFilesField
              collaborationId={collaborationId}
              files={form.values.files}
              error={form.errors.files}
              onChange={(files) => form.setFieldValue('files', files)}
              onUpload={() => uploading.open(null)}
            />
          )}
          {form.errors.failure && (
            <Alert color="brick" role="alert">
              {form.errors.failure}
            </Alert>
          )}
          <Group gap="xs">
            <Button type="submit" size="sm" loading={form.submitting}>
              {submitLabel}
            </Button>
            {!attaches && (
              <Button
                variant="subtle"
                size="sm"
                leftSection={<IconPaperclip size={18} stroke={1.5} aria-hidden />}
                onClick={() => setAttaches(true)}
              >
                Attach files
              </Button>
            )}
            {onClose && (
              <Button variant="default" size="sm" onClick={onClose} disabled={form.submitting}>
                Cancel
              </Button>
            )}
          </Group>
        </Stack>
      </form>
      <Suspense>
        {uploading.opening > 0 && (
          <CommentUpload
            key={uploading.opening}
            collaborationId={collaborationId}
            opened={uploading.opened}
            onAdded={({ id, name }) =>
              form.setFieldValue('files', (now) => [...now, { id, name }].slice(0, COMMENT_FILES_MAX))
            }
            onClose={uploading.close}
          />
        )}
      </Suspense>
    </>
  );
}
