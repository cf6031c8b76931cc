import { Button, Skeleton, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import { TeamInvitations } from '#features/collaborations/invitations/team-invitations.tsx';
import { useParticipants } from '#features/collaborations/participants/participants.api.ts';
import type { Participant } from '#features/collaborations/participants/participants.contract.ts';
import { PartnerForm } from '#features/collaborations/participants/partner-form.tsx';
import { PartnerRemoval } from '#features/collaborations/participants/partner-removal.tsx';
import { TeamMember } from '#features/collaborations/participants/team-member.tsx';
import { WorkspaceRatings } from '#features/collaborations/ratings/workspace-ratings.tsx';
import { useFocusBack } from '#platform/web/dialogs/focus-back.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import classes from './workspace-team.module.css';

/** Lists the participants of a collaboration and their responsibilities. */
export default function WorkspaceTeam({ collaboration, canWrite, isConfirmed }: WorkspaceTabProps) {
  const { id: collaborationId, status } = collaboration;
  const team = useParticipants(collaborationId);
  const { data, error, isPending, refetch } = team;
  const [adding, setAdding] = useState(false);
  const canAdd = canWrite && collaboration.rights.includes('partners');
  const addButton = useFocusBack(adding);
  const panel = useRef<HTMLElement>(null);
  const [leaving, setLeaving] = useState<Participant | null>(null);
  const [asking, { open, close }] = useDisclosure();
  const ask = (partner: Participant) => {
    setLeaving(partner);
    open();
  };

  if (isPending) {
    return (
      <Stack role="status" aria-label="Loading the team" gap="xs">
        <Skeleton height={76} />
        <Skeleton height={76} />
      </Stack>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title="Failed to load the team"
        error={error}
        onRetry={refetch}
        retrying={team.isRefetching}
      />
    );
  }
  return (
    <section ref={panel} tabIndex={-1} className={classes.panel} aria-label="Team">
      <ul className={classes.team}>
        {data.map((participant) => (
          <TeamMember
            key={participant.id}
            collaboration={collaboration}
            participant={participant}
            canWrite={canWrite}
            onRemove={() => ask(participant)}
          />
        ))}
      </ul>
      {canAdd && adding && <PartnerForm collaborationId={collaborationId} onClose={() => setAdding(false)} />}
      {canAdd && !adding && (
        <Button
          ref={addButton}
          variant="default"
          size="sm"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          Add partner
        </Button>
      )}
      {canWrite && collaboration.rights.includes('organisations') && (
        <TeamInvitations collaborationId={collaborationId} />
      )}
      {status === 'completed' &&
        data.filter(({ profile_id, left_at }) => profile_id ?? left_at).length > 1 && (
          <WorkspaceRatings
            collaborationId={collaborationId}
            canWrite={isConfirmed && collaboration.rights.includes('ratings')}
          />
        )}
      {leaving && (
        <PartnerRemoval
          collaborationId={collaborationId}
          partner={leaving}
          opened={asking}
          onRemoved={() => panel.current?.focus()}
          onClose={close}
        />
      )}
    </section>
  );
}
