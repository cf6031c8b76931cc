import { Alert, Button, Group, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { failureText } from '#platform/contract/errors.ts';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useReplyToRating } from './ratings.api.ts';
import { RATING_REPLY_MAX, RatingReply } from './ratings.contract.ts';

/** The form for the rated member's answer. */
export function RatingReplyForm({ ratingId, onClose }: { ratingId: string; onClose: () => void }) {
  const send = useReplyToRating(ratingId);
  const form = useForm({
    initialValues: { reply: '' },
    validate: (values) => inputErrors(RatingReply, values),
  });
  const submit = ({ reply }: typeof form.values) =>
    send.mutate(reply, {
      onSuccess: () => {
        showToast({ title: 'Answer published', message: 'It appears below the rating.', tone: 'success' });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  return (
    <form
      aria-label="Your answer to this rating"
      noValidate
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
    >
      <Stack gap="sm" mt="sm" maw={560}>
        <Textarea
          label="Your answer"
          description={`Everyone who can see the rating can see your answer. You can answer once. ${form.values.reply.length}/${RATING_REPLY_MAX}`}
          maxLength={RATING_REPLY_MAX}
          autosize
          minRows={2}
          autoFocus
          data-mantine-stop-propagation
          {...form.getInputProps('reply')}
        />
        {send.error && !form.errors.reply && (
          <Alert color="brick" role="alert">
            {failureText(send.error, 'The answer was not published. Please try again.')}
          </Alert>
        )}
        <Group gap="xs">
          <Button type="submit" size="sm" loading={send.isPending}>
            Publish answer
          </Button>
          <Button variant="default" size="sm" onClick={onClose} disabled={send.isPending}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
