import { Button, Skeleton, Stack } from '@mantine/core';
import { IconFolderSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount } from '#platform/contract/counts.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { LatestResources } from './latest-resources.tsx';
import { ResourceCard } from './resource-card.tsx';
import { EVERYTHING, useResourceChoice } from './resource-choice.hook.ts';
import { ResourceFilters } from './resource-filters.tsx';
import classes from './resource-library.module.css';
import { useResources } from './resources.api.ts';

/** A total is exact below this number. */
const TOTAL_MAX = 1001;

/** The library: the latest, search, filters and the list. @param actions what members can do besides. */
export function ResourceLibrary({ actions }: { actions: ReactNode }) {
  const { choice, choose, pageHref } = useResourceChoice();
  const resources = useResources(choice);
  const { data } = resources;
  const isWhole = Object.entries(EVERYTHING).every(
    ([name, value]) => name === 'sort' || choice[name as keyof typeof choice] === value,
  );
  return (
    <>
      <LatestResources />
      <header className={classes.head}>
        <h2 className={classes.heading}>Resource library</h2>
        {actions}
      </header>
      <ResourceFilters choice={choice} onChoose={choose} />
      {resources.isPending && (
        <Stack role="status" aria-label="Loading resources">
          <Skeleton height={150} radius="md" />
          <Skeleton height={150} radius="md" />
          <Skeleton height={150} radius="md" />
        </Stack>
      )}
      {resources.isError && !data && (
        <ErrorState
          title="The resources could not be loaded"
          error={resources.error}
          onRetry={resources.refetch}
          retrying={resources.isRefetching}
        />
      )}
      {data?.records.length === 0 && (
        <EmptyState
          title="No resources found"
          icon={<IconFolderSearch size={24} stroke={1.5} aria-hidden />}
          action={
            !isWhole && (
              <Button variant="default" onClick={() => choose(EVERYTHING)}>
                Show all resources
              </Button>
            )
          }
        >
          {isWhole ? 'Be the first to share one.' : 'Try another word or filter.'}
        </EmptyState>
      )}
      {data && data.records.length > 0 && (
        <>
          <ul
            className={classes.list}
            aria-label="Resources"
            aria-busy={resources.isPlaceholderData || undefined}
          >
            {data.records.map((resource) => (
              <li key={resource.id}>
                <ResourceCard resource={resource} />
              </li>
            ))}
          </ul>
          <Pager
            pagination={data.pagination}
            totalText={
              data.pagination.total >= TOTAL_MAX ? `more than ${formatCount(TOTAL_MAX - 1)}` : undefined
            }
            hrefOf={pageHref}
          />
        </>
      )}
    </>
  );
}
