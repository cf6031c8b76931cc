import { Button, Group, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { COLLABORATION_ROLE_WORDS } from '#features/collaborations/collaboration/collaboration-role-words.rules.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import { useHandOverLead, useUpdateParticipantRole } from './participants.api.ts';
import { GIVEN_ROLES, type Participant } from './participants.contract.ts';
import classes from './team-member.module.css';

const CHOICES = GIVEN_ROLES.map((value) => {
  const { label, description } = COLLABORATION_ROLE_WORDS[value];
  return { value, label: `${label}: ${description}` };
});

interface ParticipantRoleProps {
  collaborationId: string;
  participant: Participant;
}

const refused = (title: string) => (error: Error) =>
  showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error' });

/** Lets the lead choose the role of another organisation, and hand the lead over to it. */
export function ParticipantRole({ collaborationId, participant }: ParticipantRoleProps) {
  const [asking, { open, close }] = useDisclosure();
  const update = useUpdateParticipantRole(collaborationId);
  const handOver = useHandOverLead(collaborationId);
  const { id, name, role } = participant;
  const choose = (chosen: string) => {
    const next = GIVEN_ROLES.find((one) => one === chosen);
    if (!next) return;
    update.mutate(
      { participantId: id, body: { role: next } },
      {
        onSuccess: () =>
          showToast({
            title: 'Role changed',
            message: `${name}: ${COLLABORATION_ROLE_WORDS[next].label}`,
            tone: 'success',
          }),
        onError: refused('The role was not changed'),
      },
    );
  };
  const submit = () =>
    handOver.mutate(id, {
      onSuccess: () =>
        showToast({ title: 'Lead handed over', message: `${name} leads now.`, tone: 'success' }),
      onError: refused('The lead was not handed over'),
      onSettled: close,
    });
  return (
    <Group gap="xs" align="flex-end" className={classes.controls}>
      <NativeSelect
        label="Role"
        aria-label={`${name}’s role`}
        data={CHOICES}
        value={role ?? ''}
        disabled={update.isPending}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <Button variant="default" size="md" onClick={open} aria-label={`Hand over the lead to ${name}`}>
        Hand over the lead
      </Button>
      <ConfirmDialog
        opened={asking}
        title={`Hand the lead over to ${name}?`}
        confirmLabel="Hand over the lead"
        busy={handOver.isPending}
        onConfirm={submit}
        onClose={close}
      >
        {name} then decides on the roles of all organisations, and only {name} can delete the collaboration or
        hand the lead back. Yours becomes an implementer. We will notify {name} by email.
      </ConfirmDialog>
    </Group>
  );
}
