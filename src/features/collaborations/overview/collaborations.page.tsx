import { Button, SegmentedControl, SimpleGrid } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArchive, IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import {
  useCollaboration,
  useCollaborations,
} from '#features/collaborations/collaboration/collaborations.api.ts';
import type { CollaborationState } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { ReadOnlyHint } from '#features/collaborations/collaboration/read-only-hint.tsx';
import { useSharedRefresh } from '#features/collaborations/collaboration/shared-refresh.hook.ts';
import { InitiativeDialog } from '#features/collaborations/initiatives/initiative-dialog.tsx';
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
import classes from './collaborations.page.module.css';

const LISTS = [
  { value: 'current', label: 'Current' },
  { value: 'archived', label: 'Archived' },
];

/** Lists the member's collaborations. The URL says which list is shown, and which details or workspace is open. */
export function CollaborationsPage() {
  const canWrite = useSession().user?.email_confirmed ?? false;
  const may = useMayCall();
  const [creating, { open, close }] = useDisclosure();
  const [params, setParams] = useSearchParams();
  useSharedRefresh();
  const { data: detailed } = useCollaboration(params.get('details'));
  const state: CollaborationState = params.get('list') === 'archived' ? 'archived' : 'current';
  const openWorkspace = (id: string) => setParams({ workspace: id }, { preventScrollReset: true });
  const showList = (list: string) =>
    setParams(list === 'archived' ? { list } : {}, { preventScrollReset: true });
  // Replaces the entry, so that Back leaves the list instead of opening the dialog again.
  const closeDialog = () =>
    setParams(state === 'archived' ? { list: state } : {}, { replace: true, preventScrollReset: true });

  return (
    <PageBody>
      <PageHeading
        title="Collaborations"
        action={
          canWrite &&
          may('createCollaboration') && (
            <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={open}>
              Create New Collaboration
            </Button>
          )
        }
      >
        Your work with partners, from the plan to the last milestone.
      </PageHeading>
      {!canWrite && <ReadOnlyHint />}
      <CollaborationFigures />
      <SegmentedControl
        className={classes.filter}
        aria-label="Which collaborations"
        value={state}
        onChange={showList}
        data={LISTS}
      />
      <CollaborationList state={state} />
      <RecommendedPartners />
      <CollaborationDetails collaboration={detailed} onClose={closeDialog} />
      <WorkspaceDialog id={params.get('workspace')} onClose={closeDialog} />
      <InitiativeDialog opened={creating} onClose={close} onOpenWorkspace={openWorkspace} />
    </PageBody>
  );
}

function CollaborationList({ state }: { state: CollaborationState }) {
  const collaborations = useCollaborations(state);
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
  if (data.length === 0) return state === 'archived' ? <NothingArchived /> : <NoCollaborations />;
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

function NothingArchived() {
  return (
    <EmptyState title="Nothing archived" icon={<IconArchive size={24} stroke={1.5} aria-hidden />}>
      Archive a collaboration from its workspace when it is over. You can still read it here, and restore it.
    </EmptyState>
  );
}
