import { ActionIcon, Anchor, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { MemberAvatar } from '#features/profiles/avatar/member-avatar.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { ORGANIZATION_TYPE_LABELS, type OrganizationType } from '#platform/contract/reference-data.ts';
import { useFocusBack } from '#platform/web/dialogs/focus-back.ts';
import { useSession } from '#platform/web/session.tsx';
import type { Participant } from './participants.contract.ts';
import { ResponsibilityForm } from './responsibility-form.tsx';
import classes from './team-member.module.css';

interface TeamMemberProps {
  collaborationId: string;
  participant: Participant;
  canWrite: boolean;
  onRemove: () => void;
}

/** A participant with its responsibility. A named partner can be removed; a member, also a former one, cannot. */
export function TeamMember({ collaborationId, participant, canWrite, onRemove }: TeamMemberProps) {
  const isYou = useSession().user?.id === participant.profile_id;
  return (
    <li className={classes.member}>
      <MemberAvatar name={participant.name} url={participant.avatar_url} />
      <div>
        <h3 className={classes.name}>
          {participant.name} {isYou && <span className={classes.you}>(you)</span>}
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
        {participant.people.length > 0 && <p className={classes.who}>{participant.people.join(', ')}</p>}
      </div>
      {canWrite && !participant.profile_id && !participant.left_at ? (
        <ActionIcon variant="subtle" size="lg" aria-label={`Remove ${participant.name}`} onClick={onRemove}>
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      ) : (
        <span />
      )}
      <Responsibility collaborationId={collaborationId} participant={participant} canWrite={canWrite} />
    </li>
  );
}

function whoText({ profile_id, organization_type, location, left_at }: Participant): string {
  if (left_at) return `Left on ${formatInstant(left_at)}, and no longer sees this collaboration`;
  if (!profile_id) return 'Named partner, not a member of Dayitva';
  const type = ORGANIZATION_TYPE_LABELS[organization_type as OrganizationType];
  return [type, location].filter(Boolean).join(' · ');
}

function Responsibility({ collaborationId, participant, canWrite }: Omit<TeamMemberProps, 'onRemove'>) {
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
