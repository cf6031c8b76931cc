import { Alert, Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { failureText } from '#platform/contract/errors.ts';
import { MentionTextarea } from '#platform/web/fields/mention-textarea.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { useCommentPeople } from './comments.api.ts';
import { type Comment, CommentInput } from './comments.contract.ts';
import { namedIn } from './comments.rules.ts';

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

const toInput = ({ body, mentions }: { body: string; mentions: { id: string; name: string }[] }) => ({
  body,
  mentions: [...new Set(namedIn(body, mentions).map(({ id }) => id))],
});

/** Writes a comment, or changes one. @ and two letters mention a person of the collaboration. */
export function CommentForm(props: CommentFormProps) {
  const { collaborationId, comment, label, submitLabel, save, onClose } = props;
  const ownId = useSession().user?.account_id;
  const people = useCommentPeople(collaborationId).data ?? [];
  const empty = { body: '', mentions: [] as { id: string; name: string }[] };
  const form = useForm({
    initialValues: comment ? { body: comment.body ?? '', mentions: comment.mentions } : empty,
    initialErrors: {} as Record<string, string>,
    validate: (values) => inputErrors(CommentInput, toInput(values)),
  });
  const submit = async (values: typeof empty) => {
    form.setSubmitting(true);
    form.clearErrors();
    try {
      await save(toInput(values));
      form.setValues(empty);
      onClose?.();
    } catch (error) {
      form.setFieldError('failure', failureText(error, 'The comment was not sent. Please try again.'));
      if (error instanceof Error) showFieldErrors(form, error);
    }
    form.setSubmitting(false);
  };
  return (
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
        {form.errors.failure && (
          <Alert color="brick" role="alert">
            {form.errors.failure}
          </Alert>
        )}
        <Group gap="xs">
          <Button type="submit" size="sm" loading={form.submitting}>
            {submitLabel}
          </Button>
          {onClose && (
            <Button variant="default" size="sm" onClick={onClose} disabled={form.submitting}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
