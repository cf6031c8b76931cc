import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useCreateInvitation } from '#features/accounts/invitations/invitations.api.ts';
import { createInvitation, InvitationInput } from '#features/accounts/invitations/invitations.contract.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { showToast } from '#platform/web/toast.ts';
import classes from './team-member.module.css';

/** Invites a person by mail to the own organisation, who is named in the collaboration with the acceptance; nothing for those who may not. */
export function SeatInvitationForm({ collaborationId }: { collaborationId: string }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const invite = useCreateInvitation();
  const may = useMayCall();
  if (!may(createInvitation)) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { email, role: 'member' as const, message: null, collaboration_id: collaborationId };
    const wrong = inputErrors(InvitationInput, body).email;
    setError(wrong);
    if (wrong) return;
    invite.mutate(body, {
      onSuccess: () => {
        setEmail('');
        showToast({
          title: 'Invitation sent',
          message: 'The person is on the team once they accept.',
          tone: 'success',
        });
      },
      onError: (failure) =>
        setError(
          (failure instanceof CallFailure && failure.fields?.email) ||
            failureText(failure, 'The invitation was not sent. Please try again.'),
        ),
    });
  };
  return (
    <form noValidate className={classes.form} onSubmit={submit} aria-label="Invite a colleague by email">
      <TextInput
        type="email"
        label="Invite a colleague by email"
        description="Somebody who does not work for your organisation on Dayitva yet. The role is member."
        value={email}
        error={error}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" size="md" disabled={email === ''} loading={invite.isPending}>
        Invite to team
      </Button>
    </form>
  );
}
