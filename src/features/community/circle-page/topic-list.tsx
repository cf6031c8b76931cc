import { Skeleton, Stack } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTopics } from '#features/community/topics/topics.api.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import classes from './topic-list.module.css';
import { TopicRow } from './topic-row.tsx';

interface TopicListProps {
  circle: string;
  /** False until the visit is noted. */
  isReady: boolean;
  /** Shown where there are no topics. */
  action: ReactNode;
}

/** The topics of a circle. */
export function TopicList({ circle, isReady, action }: TopicListProps) {
  const topics = useTopics(circle, isReady);
  if (topics.isPending) return <LoadingPosts label="Loading topics" />;
  if (!topics.data) {
    return (
      <ErrorState
        title="The topics could not be loaded"
        error={topics.error}
        onRetry={topics.refetch}
        retrying={topics.isRefetching}
      />
    );
  }
  if (topics.data.length === 0) {
    return (
      <EmptyState
        title="No topics yet"
        icon={<IconMessages size={24} stroke={1.5} aria-hidden />}
        action={action}
      >
        Be the first to ask or to share something.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.list} aria-label="Topics">
        {topics.data.map((topic) => (
          <li key={topic.id}>
            <TopicRow circle={circle} topic={topic} />
          </li>
        ))}
      </ul>
      <ShowMore what="topics" shown={topics.data.length} query={topics} />
    </>
  );
}

function LoadingPosts({ label }: { label: string }) {
  return (
    <Stack role="status" aria-label={label}>
      <Skeleton height={72} radius="md" />
      <Skeleton height={72} radius="md" />
      <Skeleton height={72} radius="md" />
    </Stack>
  );
}
