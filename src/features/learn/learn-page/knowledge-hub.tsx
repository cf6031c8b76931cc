import { Anchor, Skeleton, Stack, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { ResourceCard } from '#features/learn/resources/resource-card.tsx';
import { EVERYTHING, type ResourceChoice } from '#features/learn/resources/resource-choice.hook.ts';
import { useResources } from '#features/learn/resources/resources.api.ts';
import { currentParams, useQueryParams } from '#platform/web/hydration.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import classes from './knowledge-hub.module.css';

type Category = NonNullable<ResourceChoice['category']>;

/** The tabs beside the news: parts of the library. */
const PARTS: { value: string; label: string; category: Category }[] = [
  { value: 'reports', label: 'Research Reports', category: 'Reports' },
  { value: 'templates', label: 'Templates', category: 'Templates' },
];
const NEWS = 'news';

/** The knowledge hub (specification part 2, section 2). `?hub=reports` opens the research reports. */
export function KnowledgeHub({ news }: { news: ReactNode }) {
  const asked = useQueryParams().get('hub');
  const navigate = useNavigate();
  const open = PARTS.find(({ value }) => value === asked)?.value ?? NEWS;
  const choose = (value: string | null) => {
    const next = currentParams();
    next.set('tab', 'news');
    if (value === null || value === NEWS) next.delete('hub');
    else next.set('hub', value);
    void navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true });
  };
  return (
    <Tabs value={open} onChange={choose} keepMounted={false}>
      <Tabs.List aria-label="Knowledge hub" className={classes.tabs}>
        <Tabs.Tab value={NEWS}>Latest News</Tabs.Tab>
        {PARTS.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={NEWS} pt="md">
        {news}
      </Tabs.Panel>
      {PARTS.map(({ value, label, category }) => (
        <Tabs.Panel key={value} value={value} pt="md">
          <Part label={label} category={category} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** The newest resources of a category, with a link to all of them. */
function Part({ label, category }: { label: string; category: Category }) {
  const resources = useResources({ ...EVERYTHING, category });
  const { data } = resources;
  if (resources.isPending) {
    return (
      <Stack role="status" aria-label={`Loading ${label}`}>
        <Skeleton height={150} radius="md" />
        <Skeleton height={150} radius="md" />
      </Stack>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title="The resources could not be loaded"
        error={resources.error}
        onRetry={resources.refetch}
        retrying={resources.isRefetching}
      />
    );
  }
  if (data.records.length === 0)
    return <EmptyState title="Nothing here yet">Be the first to share one.</EmptyState>;
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {data.records.map((resource) => (
          <li key={resource.id}>
            <ResourceCard resource={resource} />
          </li>
        ))}
      </ul>
      <Anchor component={Link} to={`/learn?tab=resources&category=${category}`}>
        Search and filter the library
      </Anchor>
    </>
  );
}
