import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconFilterOff, IconUsersGroup } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Pagination } from '#platform/contract/paging.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { MilestonesTable } from './milestones-table.tsx';
import { useProgramme, useProgrammeMilestones } from './programme.api.ts';
import classes from './programme.module.css';
import { useProgrammeAddress } from './programme-address.hook.ts';
import { ProgrammeCharts } from './programme-charts.tsx';
import { ProgrammeExports } from './programme-exports.tsx';
import { ProgrammeFigures } from './programme-figures.tsx';
import { ProgrammeFilters } from './programme-filters.tsx';
import { ProgrammeTable } from './programme-table.tsx';
import { SavedViewList } from './saved-view-list.tsx';

const LISTS = [
  { value: 'collaborations', label: 'Projects' },
  { value: 'milestones', label: 'Milestones' },
];
const PAGE_SIZE = 50;

/** All collaborations of the organisation, or all their milestones, as a table. The address says which, with filters and order. */
export function ProgrammePage() {
  const { list, change } = useProgrammeAddress();
  return (
    <PageBody>
      <PageHeading title="Programme" action={<ProgrammeExports />}>
        All projects in one place: what is late, what it costs, and which report is due.
      </PageHeading>
      <ProgrammeFigures />
      <div className={classes.choices}>
        <SegmentedControl
          aria-label="List"
          value={list}
          data={LISTS}
          onChange={(next) =>
            change({ list: next === 'milestones' ? next : null, sort: null, down: null, all: null })
          }
        />
        <nav className={classes.others} aria-label="Other views of projects">
          <Link to="/collaborations">Cards</Link>
          <Link to="/collaborations?as=board">Board</Link>
        </nav>
      </div>
      <ProgrammeFilters />
      <SavedViewList />
      {list === 'milestones' ? <Milestones /> : <Projects />}
      <ProgrammeCharts />
    </PageBody>
  );
}

function Projects() {
  const { filters, rowOrder, page } = useProgrammeAddress();
  const query = useProgramme({ ...filters, ...rowOrder, page, pageSize: PAGE_SIZE });
  return (
    <Listed query={query} what="projects">
      {query.data && <ProgrammeTable rows={query.data.records} />}
      <p className={classes.legend}>
        Item: of Schedule VII, from the grant. Budget and used: of the agreed grants; without one, the budget
        of the project. Report due: the end of the quarter after the last report, or of the period that a
        grant asks for. Place: as the request says, or else the head office of the NGO.
      </p>
    </Listed>
  );
}

function Milestones() {
  const { filters, all, milestoneOrder, page } = useProgrammeAddress();
  const query = useProgrammeMilestones({ ...filters, ...all, ...milestoneOrder, page, pageSize: PAGE_SIZE });
  return (
    <Listed query={query} what="milestones">
      {query.data && <MilestonesTable rows={query.data.records} />}
    </Listed>
  );
}

interface ListedProps {
  query: {
    data: { records: unknown[]; pagination: Pagination } | undefined;
    error: Error | null;
    isPending: boolean;
    isRefetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  what: 'projects' | 'milestones';
  children: ReactNode;
}

function Listed({
  query: { data, error, isPending, isRefetching, isPlaceholderData, refetch },
  what,
  children,
}: ListedProps) {
  const { hrefOf } = useProgrammeAddress();
  if (isPending) {
    return (
      <div role="status" aria-label={`Loading ${what}`}>
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
          <Skeleton key={row} height={40} mb={4} />
        ))}
      </div>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title={`Failed to load the ${what}`}
        error={error}
        onRetry={refetch}
        retrying={isRefetching}
      />
    );
  }
  if (data.records.length === 0) return <NoneShown what={what} />;
  return (
    <section aria-label={what === 'projects' ? 'Projects' : 'Milestones'} aria-busy={isPlaceholderData}>
      {children}
      <Pager pagination={data.pagination} hrefOf={hrefOf} />
    </section>
  );
}

/** Says why nothing is shown, and what to do next. */
function NoneShown({ what }: { what: ListedProps['what'] }) {
  const { filters } = useProgrammeAddress();
  if (Object.keys(filters).length > 0) {
    return (
      <EmptyState
        title={`No ${what} match your filters`}
        icon={<IconFilterOff size={24} stroke={1.5} aria-hidden />}
      >
        Clear the filters, or show all partners, places and years.
      </EmptyState>
    );
  }
  if (what === 'milestones') {
    return (
      <EmptyState
        title="No open milestones"
        icon={<IconUsersGroup size={24} stroke={1.5} aria-hidden />}
        action={
          <Button variant="default" component={Link} to="/collaborations">
            Open a project
          </Button>
        }
      >
        Add milestones in the workspace of a project. “Completed too” shows those that are done.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No collaborations yet"
      icon={<IconUsersGroup size={24} stroke={1.5} aria-hidden />}
      action={
        <Button variant="default" component={Link} to="/marketplace">
          Find a partner in the marketplace
        </Button>
      }
    >
      Send a partner a collaboration request. When they accept, the project appears here.
    </EmptyState>
  );
}
