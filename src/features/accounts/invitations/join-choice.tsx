import { Button } from '@mantine/core';
import { useState } from 'react';
import type { OpenInvitation } from './invitations.contract.ts';
import { InvitedSignInForm } from './invited-sign-in-form.tsx';
import { InvitedSignUpForm } from './invited-sign-up-form.tsx';

interface JoinChoiceProps {
  token: string;
  invitation: OpenInvitation;
}

/** Asks a person who is not signed in for a new account, or for the password of the one they have. */
export function JoinChoice({ token, invitation }: JoinChoiceProps) {
  const [hasAccount, setHasAccount] = useState(false);
  const Form = hasAccount ? InvitedSignInForm : InvitedSignUpForm;
  return (
    <>
      <Form token={token} invitation={invitation} />
      <Button variant="subtle" fullWidth mt="sm" onClick={() => setHasAccount(!hasAccount)}>
        {hasAccount ? 'I have no account yet' : `I have an account with ${invitation.email}`}
      </Button>
    </>
  );
}
