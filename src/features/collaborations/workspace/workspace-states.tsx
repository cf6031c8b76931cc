import { Button, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { CallFailure, type ErrorCode } from '#platform/contract/errors.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';

/** The collaboration was deleted, the member does not take part, or the address is mistyped. */
const GONE: ErrorCode[] = ['COLLABORATION_NOT_FOUND', 'VALIDATION_FAILED'];

interface WorkspaceStatesProps {
  /** Id of the collaboration. */
  id: string;
  onBack: () => void;
  /** Title of the page until it has that of the collaboration; a dialog has its own. */
  heading?: ReactNode;
  children: (collaboration: Collaboration) => ReactNode;
}

/** Shows the collaboration of a workspace once it is read, and until then that it loads, fails or does not exist. */
export function WorkspaceStates({ id, onBack, heading, children }: WorkspaceStatesProps) {
  const query = useCollaboration(id);
  const { data, error, isPending, refetch } = query;
  if (error instanceof CallFailure && GONE.includes(error.code)) {
    return (
      <>
        {heading}
        <EmptyState
          title="Collaboration not found"
          action={
            <Button variant="default" onClick={onBack}>
              Back to your collaborations
            </Button>
          }
        >
          It does not exist, or it is not open to you.
        </EmptyState>
      </>
    );
  }
  if (data?.id === id) return children(data);
  return (
    <>
      {heading}
      {isPending ? (
        <LoadingWorkspace />
      ) : (
        <ErrorState
          title="Failed to load this workspace"
          error={error}
          onRetry={refetch}
          retrying={query.isRefetching}
        />
      )}
    </>
  );
}

function LoadingWorkspace() {
  return (
    <Stack role="status" aria-label="Loading this workspace">
      <Skeleton height={64} width="80%" />
      <Skeleton height={36} width={180} />
      <Skeleton height={28} width="45%" />
      <Skeleton height={28} width="60%" />
      <Skeleton height={28} width="50%" />
    </Stack>
  );
}
