import { Button, Tabs } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { SearchField } from '#platform/web/fields/search-field.tsx';
import { useQueryParams } from '#platform/web/hydration.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { PageSpinner } from '#platform/web/ui/page-spinner.tsx';
import { TabRow } from '#platform/web/ui/tab-row.tsx';
import { LEARN_SEARCH_MAX } from './learn.contract.ts';
import classes from './learn.page.module.css';
import { LearnFigures } from './learn-figures.tsx';
import { TrendingTopics } from './trending-topics.tsx';

const LearnSearchResults = lazy(() =>
  import('./learn-search-results.tsx').then((module) => ({ default: module.LearnSearchResults })),
);

interface LearnTab {
  /** Name in the address: `?tab=news`. */
  value: string;
  label: string;
  /** May load lazily, but for the first one, which the prerendered page shows. */
  panel: ReactNode;
}

interface LearnPageProps {
  /** The first one opens without a name in the address. */
  tabs: LearnTab[];
  /** What is new, above the tabs. */
  latest: ReactNode;
}

/**
 * The learn hub (specification part 2, section 2). Its contents belong to other areas, which `src/app` hands in: each
 * tab is one entry of `tabs`, with an address of its own. `?search=` without a tab searches all of them.
 */
export function LearnPage({ tabs, latest }: LearnPageProps) {
  const navigate = useNavigate();
  const params = useQueryParams();
  const search = params.has('tab') ? '' : (params.get('search') ?? '').trim().slice(0, LEARN_SEARCH_MAX);
  const find = (text: string) =>
    navigate(
      { search: text && `?${new URLSearchParams({ search: text })}` },
      { replace: search !== '', preventScrollReset: true },
    );

  return (
    <PageBody>
      <PageHeading
        title="Learn CSR"
        display
        action={
          <div className={classes.actions}>
            <Button
              component="a"
              href="#learn-content"
              leftSection={<IconArrowDown size={18} stroke={1.5} aria-hidden />}
            >
              Start learning
            </Button>
            <Button component={Link} to="/community" variant="default">
              Join the community
            </Button>
          </div>
        }
      >
        Success stories, resources, news and courses for people who plan, fund or run CSR work in India.
      </PageHeading>
      <search className={classes.search}>
        <SearchField
          label="Search Learn CSR"
          placeholder="A topic, a title or an organisation"
          maxLength={LEARN_SEARCH_MAX}
          value={search}
          onChange={find}
        />
      </search>
      {search ? (
        <Suspense fallback={<PageSpinner />}>
          <LearnSearchResults search={search} onClear={() => find('')} />
        </Suspense>
      ) : (
        <>
          <LearnFigures />
          <TrendingTopics />
          {latest}
          <LearnTabs tabs={tabs} opened={params.get('tab')} />
        </>
      )}
    </PageBody>
  );
}

function LearnTabs({ tabs, opened }: Pick<LearnPageProps, 'tabs'> & { opened: string | null }) {
  const navigate = useNavigate();
  const [first] = tabs;
  const open = tabs.find(({ value }) => value === opened) ?? first;
  if (!open) return null;
  const show = (next: string | null) =>
    navigate({ search: next === first?.value ? '' : `?tab=${next}` }, { preventScrollReset: true });
  return (
    <Tabs id="learn-content" value={open.value} onChange={show} keepMounted={false}>
      <TabRow label="Learn CSR" current={open.value}>
        {tabs.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value} data-tab={value}>
            {label}
          </Tabs.Tab>
        ))}
      </TabRow>
      {tabs.map(({ value, panel }) => (
        <Tabs.Panel key={value} value={value}>
          <Suspense fallback={<PageSpinner />}>{panel}</Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
