import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { useUpdateParticipant } from './participants.api.ts';
import type { Participant } from './participants.contract.ts';
import classes from './team-member.module.css';

const RESPONSIBILITY_MAX = 200;

interface ResponsibilityFormProps {
  collaborationId: string;
  participant: Participant;
  onClose: () => void;
}

/** Changes a participant's responsibility in place; an empty field removes it. */
export function ResponsibilityForm({ collaborationId, participant, onClose }: ResponsibilityFormProps) {
  const [typed, setTyped] = useState(participant.responsibility ?? '');
  const update = useUpdateParticipant(collaborationId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    update.mutate({ participantId: participant.id, body: { responsibility: typed } }, { onSuccess: onClose });
  };
  return (
    <form data-record-editor className={classes.form} onSubmit={submit}>
      <TextInput
        label={`Responsibility of ${participant.name}`}
        placeholder="Such as funding, field work or reporting"
        maxLength={RESPONSIBILITY_MAX}
        autoFocus
        data-mantine-stop-propagation
        value={typed}
        error={
          update.error && failureText(update.error, 'The responsibility was not saved. Please try again.')
        }
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <Button type="submit" size="md" loading={update.isPending}>
        Save
      </Button>
      <Button variant="default" size="md" onClick={onClose} disabled={update.isPending}>
        Cancel
      </Button>
    </form>
  );
}
