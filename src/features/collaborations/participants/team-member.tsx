import { ActionIcon, Anchor, Badge, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { COLLABORATION_ROLE_WORDS } from '#features/collaborations/collaboration/collaboration-role-words.rules.ts';
import type { CollaborationRight } from '#features/collaborations/collaboration/collaboration-roles.rules.ts';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { MemberAvatar } from '#features/profiles/avatar/member-avatar.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { ORGANIZATION_TYPE_LABELS, type OrganizationType } from '#platform/contract/reference-data.ts';
import { useFocusBack } from '#platform/web/dialogs/focus-back.ts';
import { useSession } from '#platform/web/session.tsx';
import { ParticipantPeople } from './participant-people.tsx';
import { ParticipantRole } from './participant-role.tsx';
import type { Participant } from './participants.contract.ts';
import { ResponsibilityForm } from './responsibility-form.tsx';
import { SeatForm } from './seat-form.tsx';
import { SeatInvitationForm } from './seat-invitation-form.tsx';
import classes from './team-member.module.css';

interface TeamMemberProps {
  collaboration: Collaboration;
  participant: Participant;
  /** True if the viewer may change anything in the collaboration. */
  canWrite: boolean;
  onRemove: () => void;
}

/**
 * A participant with its role, its people and its responsibility. A named partner can be removed; a member, also a former one,
 * cannot.
 */
export function TeamMember({ collaboration, participant, canWrite, onRemove }: TeamMemberProps) {
  const isYou = useSession().user?.id === participant.profile_id;
  const { id: collaborationId, rights } = collaboration;
  const may = (right: CollaborationRight) => canWrite && rights.includes(right);
  const canName = isYou && may('seats') && participant.people.length > 0;
  return (
    <li className={classes.member}>
      <MemberAvatar name={participant.name} url={participant.avatar_url} />
      <div>
        <h3 className={classes.name}>
          {participant.name} {isYou && <span className={classes.you}>(you)</span>}
          {participant.role && (
            <Badge variant="default" size="sm" tt="none" className={classes.role}>
              {COLLABORATION_ROLE_WORDS[participant.role].label}
            </Badge>
          )}
        </h3>
        <p className={classes.who}>
          {whoText(participant)}
          {participant.profile_id && !isYou && (
            <span className={classes.link}>
              {' · '}
              <Anchor component={Link} to={`/marketplace?profile=${participant.profile_id}`} inherit>
                View profile
              </Anchor>
            </span>
          )}
        </p>
        <ParticipantPeople collaborationId={collaborationId} participant={participant} canName={canName} />
      </div>
      {may('partners') && !participant.profile_id && !participant.left_at ? (
        <ActionIcon variant="subtle" size="lg" aria-label={`Remove ${participant.name}`} onClick={onRemove}>
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      ) : (
        <span />
      )}
      {canName && <SeatForm collaborationId={collaborationId} participant={participant} />}
      {canName && <SeatInvitationForm collaborationId={collaborationId} />}
      {may('organisations') && participant.role && !isYou && (
        <ParticipantRole collaborationId={collaborationId} participant={participant} />
      )}
      <Responsibility
        collaborationId={collaborationId}
        participant={participant}
        canWrite={may('partners')}
      />
    </li>
  );
}

function whoText({ profile_id, organization_type, location, left_at }: Participant): string {
  if (left_at) return `Left on ${formatInstant(left_at)}, and no longer sees this collaboration`;
  if (!profile_id) return 'Named partner, not a member of Dayitva';
  const type = ORGANIZATION_TYPE_LABELS[organization_type as OrganizationType];
  return [type, location].filter(Boolean).join(' · ');
}

interface ResponsibilityProps {
  collaborationId: string;
  participant: Participant;
  canWrite: boolean;
}

function Responsibility({ collaborationId, participant, canWrite }: ResponsibilityProps) {
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
