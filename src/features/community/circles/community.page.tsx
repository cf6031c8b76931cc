import { SimpleGrid, Skeleton } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { CircleCard } from './circle-card.tsx';
import { useCircles } from './circles.api.ts';
import classes from './community.page.module.css';

const COLUMNS = { base: 1, sm: 2, lg: 3 };

/** /community: the forum circles (specification part 2, "Forum circles"). */
export function CommunityPage() {
  return (
    <PageBody>
      <PageHeading title="Community" display>
        Ask members who do the same work, and share what you have learned.
      </PageHeading>
      <section>
        <h2 className={classes.heading}>Forum Categories</h2>
        <Circles />
      </section>
    </PageBody>
  );
}

function Circles() {
  const circles = useCircles();
  if (circles.isPending) {
    return (
      <SimpleGrid cols={COLUMNS} role="status" aria-label="Loading circles">
        {['first', 'second', 'third'].map((card) => (
          <Skeleton key={card} height={230} radius="md" />
        ))}
      </SimpleGrid>
    );
  }
  if (!circles.data) {
    return (
      <ErrorState
        title="The circles could not be loaded"
        error={circles.error}
        onRetry={circles.refetch}
        retrying={circles.isRefetching}
      />
    );
  }
  if (circles.data.length === 0) {
    return (
      <EmptyState title="No circles yet" icon={<IconMessages size={24} stroke={1.5} aria-hidden />}>
        An admin opens circles here.
      </EmptyState>
    );
  }
  return (
    <ul className={classes.circles}>
      {circles.data.map((circle) => (
        <li key={circle.id}>
          <CircleCard circle={circle} />
        </li>
      ))}
    </ul>
  );
}
