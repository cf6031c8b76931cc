import { Button, Skeleton, Stack } from '@mantine/core';
import type { Post } from '#features/community/posts/posts.contract.ts';
import { useReplies } from '#features/community/replies/replies.api.ts';
import type { Topic } from '#features/community/topics/topics.contract.ts';
import { CallFailure } from '#platform/contract/errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useLinkedRecord } from '#platform/web/ui/linked-record.ts';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { PostCard } from './post-card.tsx';
import { PostMenu } from './post-menu.tsx';
import classes from './reply-list.module.css';

interface ReplyListProps {
  topic: Topic;
  /** The reply that the address links to: the list begins there. */
  linked: string | null;
  /** Until when the member had read the topic before this visit. */
  readUntil: string | null;
  onRemoved: () => void;
  /** Shows the list from its start. */
  onStart: () => void;
}

/** The replies of a topic, oldest first. */
export function ReplyList({ topic, linked, readUntil, onRemoved, onStart }: ReplyListProps) {
  const replies = useReplies(topic.id, linked);
  const linkedProps = useLinkedRecord('reply');
  const ownId = useSession().user?.id;
  if (replies.isPending) {
    return (
      <Stack role="status" aria-label="Loading replies">
        <Skeleton height={130} radius="md" />
        <Skeleton height={130} radius="md" />
      </Stack>
    );
  }
  if (!replies.data) {
    if (linked && replies.error instanceof CallFailure && replies.error.status === 404) {
      return (
        <div className={classes.gone}>
          <p>This reply is no longer here.</p>
          <Button variant="default" onClick={onStart}>
            Show all replies
          </Button>
        </div>
      );
    }
    return (
      <ErrorState
        title="The replies could not be loaded"
        error={replies.error}
        onRetry={replies.refetch}
        retrying={replies.isRefetching}
      />
    );
  }
  if (replies.data.length === 0) return <p className={classes.none}>No replies yet.</p>;
  const isNew = ({ created_at, author }: Post) =>
    readUntil !== null && created_at > readUntil && author?.id !== ownId;
  return (
    <>
      {replies.hasPreviousPage && (
        <Button
          className={classes.earlier}
          variant="default"
          aria-disabled={replies.isFetchingPreviousPage || undefined}
          onClick={() => !replies.isFetchingPreviousPage && replies.fetchPreviousPage()}
        >
          {replies.isFetchingPreviousPage ? 'Loading...' : 'Show earlier replies'}
        </Button>
      )}
      <ol className={classes.list} aria-label="Replies">
        {replies.data.map((reply) => (
          <li key={reply.id}>
            <PostCard
              post={reply}
              isAnswer={reply.id === topic.answer?.id}
              isNew={isNew(reply)}
              linked={linkedProps(reply.id)}
              menu={<PostMenu topic={topic} post={reply} onRemoved={onRemoved} />}
            />
          </li>
        ))}
      </ol>
      <ShowMore what="replies" shown={replies.data.length} query={replies} />
    </>
  );
}
