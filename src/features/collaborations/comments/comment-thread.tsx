import { Button, Skeleton, Stack } from '@mantine/core';
import { IconArrowDown, IconMessages } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useLinkedRecord } from '#platform/web/ui/linked-record.ts';
import { CommentForm } from './comment-form.tsx';
import classes from './comment-item.module.css';
import { CommentItem } from './comment-item.tsx';
import { type Subject, useComments, useCreateComment, useReadThread } from './comments.api.ts';

/** With more comments than these, the newest and the form are out of sight. */
const SHORT = 5;

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
  const thread = useRef<HTMLDivElement>(null);
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
  const toNewest = () => {
    const newest = [...(thread.current?.querySelectorAll<HTMLElement>('[data-newest], textarea') ?? [])].at(
      -1,
    );
    newest?.scrollIntoView({ block: 'center' });
    newest?.focus({ preventScroll: true });
  };
  return (
    <Stack gap="md" ref={thread}>
      {comments.data.length === 0 && (
        <EmptyState title="No comments yet" icon={<IconMessages size={24} stroke={1.5} aria-hidden />}>
          Ask a question or share what is new. All participants can read it.
        </EmptyState>
      )}
      {comments.data.length > SHORT && (
        <div className={classes.ways}>
          {comments.hasNextPage && (
            <Button
              variant="default"
              aria-disabled={comments.isFetchingNextPage || undefined}
              onClick={() => !comments.isFetchingNextPage && comments.fetchNextPage()}
            >
              {comments.isFetchingNextPage ? 'Loading...' : 'Show earlier comments'}
            </Button>
          )}
          <Button
            className={classes.newest}
            variant="default"
            leftSection={<IconArrowDown size={18} stroke={1.5} aria-hidden />}
            onClick={toNewest}
          >
            To the newest
          </Button>
        </div>
      )}
      <ol className={classes.list} aria-label="Comments">
        {comments.data.map((comment) => (
          <li
            key={comment.id}
            {...(comment.id === last && { tabIndex: -1, 'data-newest': true })}
            {...linked(comment.id)}
          >
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
