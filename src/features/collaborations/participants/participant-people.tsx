import { ActionIcon } from '@mantine/core';
import { IconUserMinus } from '@tabler/icons-react';
import { failureText } from '#platform/contract/errors.ts';
import { ROLE_WORDS } from '#platform/contract/people/role-words.ts';
import { showToast } from '#platform/web/toast.ts';
import { useRemoveSeat } from './participants.api.ts';
import type { Participant } from './participants.contract.ts';
import classes from './team-member.module.css';

interface ParticipantPeopleProps {
  collaborationId: string;
  participant: Participant;
  /** True if the viewer names persons of this organisation. */
  canName: boolean;
}

/** The persons of an organisation who work in the collaboration; the ones who are named can be taken off. */
export function ParticipantPeople({ collaborationId, participant, canName }: ParticipantPeopleProps) {
  const remove = useRemoveSeat(collaborationId);
  if (participant.people.length === 0) return null;
  const takeOff = (id: string, name: string) =>
    remove.mutate(id, {
      onSuccess: () => showToast({ title: 'Taken off the team', message: name, tone: 'success' }),
      onError: (error) =>
        showToast({
          title: 'Nobody was taken off',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  return (
    <ul className={classes.people} aria-label={`People of ${participant.name}`}>
      {participant.people.map(({ id, name, role, is_named }) => {
        const shown = name ?? 'A colleague without a name';
        return (
          <li key={id} className={classes.person}>
            <span>
              {shown} <span className={classes.who}>{ROLE_WORDS[role].label}</span>
            </span>
            {canName && is_named && (
              <ActionIcon
                variant="subtle"
                size="lg"
                aria-label={`Take ${shown} off the team`}
                loading={remove.isPending && remove.variables === id}
                onClick={() => takeOff(id, shown)}
              >
                <IconUserMinus size={18} stroke={1.5} aria-hidden />
              </ActionIcon>
            )}
          </li>
        );
      })}
    </ul>
  );
}
