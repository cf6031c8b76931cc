import { Button, Skeleton, Stack } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useLinkedRecord } from '#platform/web/ui/linked-record.ts';
import { CommentForm } from './comment-form.tsx';
import classes from './comment-item.module.css';
import { CommentItem } from './comment-item.tsx';
import { type Subject, useComments, useCreateComment, useReadThread } from './comments.api.ts';

interface CommentThreadProps {
  subject: Subject;
  canWrite: boolean;
  /** True where own comments can be changed, but none added: the subject is deleted. */
  isClosed?: boolean;
}

/** The comments on a subject, oldest first, and the form that adds one. */
export function CommentThread({ subject, canWrite, isClosed = false }: CommentThreadProps) {
  const comments = useComments(subject);
  const create = useCreateComment(subject);
  const read = useReadThread(subject);
  const linked = useLinkedRecord('comment');
  const last = comments.data?.at(-1)?.id;
  const hasUnread = comments.data?.some(({ is_unread }) => is_unread);
  const markRead = useEffectEvent(() => {
    if (last && hasUnread) read.mutate(last);
  });
  useEffect(() => {
    if (last) markRead();
  }, [last]);

  if (comments.isPending) {
    return (
      <Stack role="status" aria-label="Loading comments">
        <Skeleton height={90} radius="md" />
        <Skeleton height={90} radius="md" />
      </Stack>
    );
  }
  if (!comments.data) {
    return (
      <ErrorState
        title="The comments could not be loaded"
        error={comments.error}
        onRetry={comments.refetch}
        retrying={comments.isRefetching}
      />
    );
  }
  return (
    <Stack gap="md">
      {comments.data.length === 0 && (
        <EmptyState title="No comments yet" icon={<IconMessages size={24} stroke={1.5} aria-hidden />}>
          Ask a question or share what is new. All participants can read it.
        </EmptyState>
      )}
      {comments.hasNextPage && (
        <Button
          className={classes.earlier}
          variant="default"
          aria-disabled={comments.isFetchingNextPage || undefined}
          onClick={() => !comments.isFetchingNextPage && comments.fetchNextPage()}
        >
          {comments.isFetchingNextPage ? 'Loading...' : 'Show earlier comments'}
        </Button>
      )}
      <ol className={classes.list} aria-label="Comments">
        {comments.data.map((comment) => (
          <li key={comment.id} {...linked(comment.id)}>
            <CommentItem collaborationId={subject.collaborationId} comment={comment} canWrite={canWrite} />
          </li>
        ))}
      </ol>
      {canWrite && !isClosed && (
        <CommentForm
          collaborationId={subject.collaborationId}
          label="Your comment"
          submitLabel="Send comment"
          save={create.mutateAsync}
        />
      )}
    </Stack>
  );
}
