import { ActionIcon, Anchor, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Participant } from '#features/collaborations/workspace.contract.ts';
import { MemberAvatar } from '#features/profiles/web/components/member-avatar.tsx';
import { ORGANIZATION_TYPE_LABELS, type OrganizationType } from '#platform/contract/reference-data.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { useFocusBack } from '#platform/web/ui/focus-back.ts';
import { useRemoveParticipant } from '../workspace.api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ResponsibilityForm } from './responsibility-form.tsx';
import classes from './team-member.module.css';

interface TeamMemberProps {
  collaborationId: string;
  participant: Participant;
  canWrite: boolean;
}

/** One participant with what it is responsible for. A named partner can be removed, a member stays. */
export function TeamMember({ collaborationId, participant, canWrite }: TeamMemberProps) {
  const isYou = useSession().user?.id === participant.profile_id;
  return (
    <li className={classes.member}>
      <MemberAvatar name={participant.name} />
      <div>
        <h3 className={classes.name}>
          {participant.name} {isYou && <span className={classes.you}>(you)</span>}
        </h3>
        <p className={classes.who}>
          {whoText(participant)}
          {participant.profile_id && !isYou && (
            <>
              {' · '}
              <Anchor component={Link} to={`/marketplace?profile=${participant.profile_id}`} inherit>
                View profile
              </Anchor>
            </>
          )}
        </p>
      </div>
      {canWrite && !participant.profile_id ? (
        <RemoveButton collaborationId={collaborationId} participant={participant} />
      ) : (
        <span />
      )}
      <Responsibility collaborationId={collaborationId} participant={participant} canWrite={canWrite} />
    </li>
  );
}

function whoText({ profile_id, organization_type, location }: Participant): string {
  if (!profile_id) return 'Named partner, not a member of Dayitva';
  const type = ORGANIZATION_TYPE_LABELS[organization_type as OrganizationType];
  return [type, location].filter(Boolean).join(' · ');
}

function Responsibility({ collaborationId, participant, canWrite }: TeamMemberProps) {
  const [editing, { open, close }] = useDisclosure();
  const button = useFocusBack(editing);
  const { name, responsibility } = participant;
  if (editing) {
    return <ResponsibilityForm collaborationId={collaborationId} participant={participant} onClose={close} />;
  }
  return (
    <div className={classes.responsibility}>
      {responsibility ?? (!canWrite && <span className={classes.none}>No responsibility given</span>)}
      {canWrite && responsibility && (
        <ActionIcon
          ref={button}
          variant="subtle"
          size="lg"
          aria-label={`Change responsibility of ${name}`}
          onClick={open}
        >
          <IconPencil size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      {canWrite && !responsibility && (
        <Button
          ref={button}
          variant="default"
          size="xs"
          aria-label={`Add responsibility of ${name}`}
          onClick={open}
        >
          Add responsibility
        </Button>
      )}
    </div>
  );
}

function RemoveButton({ collaborationId, participant: { id, name } }: Omit<TeamMemberProps, 'canWrite'>) {
  const [asking, { open, close }] = useDisclosure();
  const remove = useRemoveParticipant(collaborationId);
  const submit = () =>
    remove.mutate(id, {
      onError: ({ message }) => showToast({ title: 'Partner not removed', message, tone: 'error' }),
      onSettled: close,
    });
  return (
    <>
      <ActionIcon variant="subtle" size="lg" aria-label={`Remove ${name}`} onClick={open}>
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ConfirmDialog
        opened={asking}
        stackId={`remove-${id}`}
        title="Remove this partner?"
        confirmLabel="Remove partner"
        destructive
        busy={remove.isPending}
        onConfirm={submit}
        onClose={close}
      >
        {name} is taken off the team, with what it is responsible for. You can add it again by name.
      </ConfirmDialog>
    </>
  );
}
