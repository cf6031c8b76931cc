import { Alert, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { NO_POST, type PostValues, postInput, usePostForm } from '#features/community/composer/post.form.ts';
import { usePostDraft } from '#features/community/composer/post-draft.hook.ts';
import { PostFields } from '#features/community/composer/post-fields.tsx';
import { useCreateReply } from '#features/community/replies/replies.api.ts';
import { ReplyInput } from '#features/community/replies/replies.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { intoView } from '#platform/web/ui/into-view.ts';
import classes from './reply-form.module.css';

interface ReplyFormProps {
  topicId: string;
  onSent: (id: string) => void;
}

/** Writes a reply below the others. What is not sent is kept in this browser. */
export default function ReplyForm({ topicId, onSent }: ReplyFormProps) {
  const draft = usePostDraft(`reply:${topicId}`);
  const form = usePostForm({ schema: ReplyInput, hasTitle: false, start: NO_POST, draft });
  const create = useCreateReply(topicId);
  const [isBusy, setBusy] = useState(false);
  const submit = (values: PostValues) =>
    create.mutate(postInput(values, false), {
      onSuccess: ({ id }) => {
        draft.forget();
        form.setValues(NO_POST);
        form.resetDirty(NO_POST);
        showToast({ title: 'Reply sent', tone: 'success' });
        onSent(id);
      },
      onError: (error) => showFieldErrors(form, error),
    });
  return (
    <form
      className={classes.form}
      noValidate
      aria-label="Your reply"
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
    >
      <Stack>
        <PostFields form={form} hasTitle={false} label="Your reply" onBusy={setBusy} />
        {create.error && (
          <Alert ref={intoView} color="brick" role="alert" title="Not sent">
            {failureText(create.error, 'Please try again.')}
          </Alert>
        )}
        <Group>
          <Button type="submit" loading={create.isPending} disabled={isBusy}>
            Send reply
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
