import { Skeleton } from '@mantine/core';
import { useDesk } from '#features/home/desk/desk.api.ts';
import { DeskLineList } from '#features/home/desk/desk-line-list.tsx';
import { reviewRows } from '#features/home/desk/review-rows.rules.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import classes from './admin-welcome.page.module.css';

/** What waits for any admin, what is late first, as the desk of an admin counts it. */
export function AdminQueue() {
  const desk = useDesk();
  const rows = reviewRows(desk.data?.review ?? null);
  return (
    <section className={classes.queue} aria-labelledby="admin-queue">
      <h2 id="admin-queue" className={classes.title}>
        What waits
      </h2>
      {desk.isPending && (
        <div role="status" aria-label="Loading what waits">
          <Skeleton height={200} radius="md" />
        </div>
      )}
      {desk.isError && !desk.data && (
        <ErrorState
          title="What waits could not be loaded"
          error={desk.error}
          onRetry={desk.refetch}
          retrying={desk.isRefetching}
        />
      )}
      {desk.data && rows.length === 0 && <p className={classes.none}>Nothing waits for an admin.</p>}
      {rows.length > 0 && (
        <DeskLineList
          rows={[
            ...rows.filter(({ state }) => state === 'late'),
            ...rows.filter(({ state }) => state !== 'late'),
          ]}
        />
      )}
    </section>
  );
}
