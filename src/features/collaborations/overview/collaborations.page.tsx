import { Button, SegmentedControl, SimpleGrid } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArchive, IconCoinRupee, IconFilterOff, IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { CollaborationBoard } from '#features/collaborations/board/collaboration-board.tsx';
import {
  useCollaboration,
  useCollaborations,
} from '#features/collaborations/collaboration/collaborations.api.ts';
import type { CollaborationState } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { ReadOnlyHint } from '#features/collaborations/collaboration/read-only-hint.tsx';
import { InitiativeDialog } from '#features/collaborations/initiatives/initiative-dialog.tsx';
import { createCollaboration } from '#features/collaborations/initiatives/initiatives.contract.ts';
import { ReceivedInvitations } from '#features/collaborations/invitations/received-invitations.tsx';
import { WorkspaceDialog } from '#features/collaborations/workspace/workspace-dialog.tsx';
import { RecommendedPartners } from '#features/marketplace/matching/recommended-partners.tsx';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { useSession } from '#platform/web/session.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { CollaborationCard } from './collaboration-card.tsx';
import { CollaborationCardSkeleton } from './collaboration-card-skeleton.tsx';
import { CollaborationDetails } from './collaboration-details.tsx';
import { CollaborationFigures } from './collaboration-figures.tsx';
import { useCollaborationFilters } from './collaboration-filters.hook.ts';
import { CollaborationFilters } from './collaboration-filters.tsx';
import classes from './collaborations.page.module.css';

const VIEWS = [
  { value: 'cards', label: 'Cards' },
  { value: 'board', label: 'Board' },
];
const LISTS = [
  { value: 'current', label: 'Current' },
  { value: 'archived', label: 'Archived' },
];

/** Parameters of the address that name what is open over the list. */
const NO_DIALOG = {
  workspace: null,
  details: null,
  tab: null,
  page: null,
  milestone: null,
  view: null,
  file: null,
  report: null,
};

/** Lists the member's collaborations. The URL says which list is shown, and which details or workspace is open. */
export function CollaborationsPage() {
  const canWrite = useSession().user?.email_confirmed ?? false;
  const may = useMayCall();
  const [creating, { open, close }] = useDisclosure();
  const [params, setParams] = useSearchParams();
  const { data: detailed } = useCollaboration(params.get('details'));
  const state: CollaborationState = params.get('list') === 'archived' ? 'archived' : 'current';
  /** Opens or closes a dialog, or shows the other list; the filters stay. */
  const show = (changes: Record<string, string | null>, replace = false) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries({ ...NO_DIALOG, ...changes })) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const openWorkspace = (id: string) => show({ workspace: id });
  const { filters } = useCollaborationFilters();
  // `view` is that of a Timeline in the dialog.
  const view = params.get('as') === 'board' ? 'board' : 'cards';
  const showView = (next: string) => show({ as: next === 'board' ? next : null }, true);
  const showList = (list: string) => show({ list: list === 'archived' ? list : null });
  // Replaces the entry, so that Back leaves the list instead of opening the dialog again.
  const closeDialog = () => show({}, true);

  return (
    <PageBody>
      <PageHeading
        title="Collaborations"
        action={
          <div className={classes.actions}>
            <Button
              component={Link}
              to="/funds"
              variant="default"
              leftSection={<IconCoinRupee size={18} stroke={1.5} aria-hidden />}
            >
              Funds of all grants
            </Button>
            {canWrite && may(createCollaboration) && (
              <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={open}>
                Create New Collaboration
              </Button>
            )}
          </div>
        }
      >
        Your work with partners, from the plan to the last milestone.
      </PageHeading>
      {!canWrite && <ReadOnlyHint />}
      <ReceivedInvitations onOpenWorkspace={openWorkspace} />
      <CollaborationFigures />
      <div className={classes.choices}>
        <SegmentedControl aria-label="Which collaborations" value={state} onChange={showList} data={LISTS} />
        <div className={classes.views}>
          <Link to="/programme">All projects as a table</Link>
          <SegmentedControl aria-label="View" value={view} onChange={showView} data={VIEWS} />
        </div>
      </div>
      <CollaborationFilters />
      {view === 'board' ? (
        <CollaborationBoard
          state={state}
          filters={filters}
          canWrite={canWrite}
          empty={<NoneShown state={state} />}
          onOpenWorkspace={openWorkspace}
        />
      ) : (
        <CollaborationList state={state} />
      )}
      <RecommendedPartners />
      <CollaborationDetails collaboration={detailed} onClose={closeDialog} />
      <WorkspaceDialog id={params.get('workspace')} onClose={closeDialog} />
      <InitiativeDialog opened={creating} onClose={close} onOpenWorkspace={openWorkspace} />
    </PageBody>
  );
}

function CollaborationList({ state }: { state: CollaborationState }) {
  const { filters } = useCollaborationFilters();
  const collaborations = useCollaborations(state, filters);
  const { data, error, isPending, refetch, isRefetching } = collaborations;
  if (isPending) {
    return (
      <SimpleGrid cols={COLUMNS} role="status" aria-label="Loading collaborations">
        {['first', 'second', 'third', 'fourth'].map((card) => (
          <CollaborationCardSkeleton key={card} />
        ))}
      </SimpleGrid>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title="Error loading collaborations"
        error={error}
        onRetry={refetch}
        retrying={isRefetching}
      />
    );
  }
  if (data.length === 0) return <NoneShown state={state} />;
  return (
    <>
      <SimpleGrid cols={COLUMNS}>
        {data.map((collaboration) => (
          <CollaborationCard key={collaboration.id} collaboration={collaboration} />
        ))}
      </SimpleGrid>
      <ShowMore what="collaborations" shown={data.length} query={collaborations} />
    </>
  );
}

const COLUMNS = { base: 1, sm: 2 };

/** Says why no collaboration is shown, and what to do next. */
function NoneShown({ state }: { state: CollaborationState }) {
  const { filters, change } = useCollaborationFilters();
  const { sort: _order, ...narrowing } = filters;
  if (Object.keys(narrowing).length > 0) {
    return (
      <NothingFound onClear={() => change({ search: null, partner: null, status: null, category: null })} />
    );
  }
  return state === 'archived' ? <NothingArchived /> : <NoCollaborations />;
}

function NoCollaborations() {
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
      Send a partner a collaboration request. When they accept, the collaboration appears here with a shared
      workspace. You can also create an initiative yourself.
    </EmptyState>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No collaborations match your filters"
      icon={<IconFilterOff size={24} stroke={1.5} aria-hidden />}
      action={
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Try other words, or show all statuses and categories.
    </EmptyState>
  );
}

function NothingArchived() {
  return (
    <EmptyState title="Nothing archived" icon={<IconArchive size={24} stroke={1.5} aria-hidden />}>
      Archive a collaboration from its workspace when it is over. You can still read it here, and restore it.
    </EmptyState>
  );
}
