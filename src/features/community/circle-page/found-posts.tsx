import { Button, Skeleton, Stack } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { FORMER_MEMBER, topicPath } from '#features/community/posts/posts.rules.ts';
import { useFoundPosts } from '#features/community/topics/topics.api.ts';
import type { FoundPost } from '#features/community/topics/topics.contract.ts';
import { formatAgo } from '#platform/contract/dates.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import classes from './found-posts.module.css';
import lists from './topic-list.module.css';

interface FoundPostsProps {
  circle: string;
  search: string;
  onClear: () => void;
}

/** Topics and replies that have the words of the search, which are marked in them. */
export function FoundPosts({ circle, search, onClear }: FoundPostsProps) {
  const found = useFoundPosts(circle, search);
  if (found.isPending) {
    return (
      <Stack role="status" aria-label="Searching">
        <Skeleton height={90} radius="md" />
        <Skeleton height={90} radius="md" />
      </Stack>
    );
  }
  if (!found.data) {
    return (
      <ErrorState
        title="The search did not work"
        error={found.error}
        onRetry={found.refetch}
        retrying={found.isRefetching}
      />
    );
  }
  if (found.data.length === 0) {
    return (
      <EmptyState
        title="Nothing found"
        icon={<IconSearch size={24} stroke={1.5} aria-hidden />}
        action={
          <Button variant="default" onClick={onClear}>
            Show all topics
          </Button>
        }
      >
        Try fewer or other words.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={lists.list} aria-label="Search results" aria-busy={found.isPlaceholderData || undefined}>
        {found.data.map((post) => (
          <li key={post.id}>
            <Hit circle={circle} post={post} />
          </li>
        ))}
      </ul>
      <ShowMore what="results" shown={found.data.length} query={found} />
    </>
  );
}

function Hit({ circle, post }: { circle: string; post: FoundPost }) {
  const { id, topic_id, title, excerpt, is_reply, author, created_at } = post;
  return (
    <article className={classes.hit}>
      <h3 className={classes.title}>
        <Link to={topicPath(circle, topic_id, id)}>
          {is_reply && 'Reply in: '}
          <Pieces pieces={title} />
        </Link>
      </h3>
      <p className={classes.facts}>
        {author?.name ?? FORMER_MEMBER} ·{' '}
        <time dateTime={created_at}>{formatAgo(created_at, new Date())}</time>
      </p>
      <p className={classes.excerpt}>
        <Pieces pieces={excerpt} />
      </p>
    </article>
  );
}

function Pieces({ pieces }: { pieces: FoundPost['title'] }) {
  let at = 0;
  return pieces.map(({ text, is_hit }) => {
    const key = at;
    at += text.length;
    return is_hit ? <mark key={key}>{text}</mark> : text;
  });
}
