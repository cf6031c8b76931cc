import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AddressSignInForm } from '#features/accounts/mail-links/address-sign-in-form.tsx';
import { AddressSignUpForm } from '#features/accounts/mail-links/address-sign-up-form.tsx';
import { showToast } from '#platform/web/toast.ts';
import { useSignInToInvitation, useSignUpToInvitation } from './invitations.api.ts';
import type { OpenInvitation } from './invitations.contract.ts';

interface JoinChoiceProps {
  token: string;
  invitation: OpenInvitation;
}

/** Asks a person who is not signed in for a new account, or for the password of the one they have. */
export function JoinChoice({ token, invitation }: JoinChoiceProps) {
  const { email, organisation } = invitation;
  const navigate = useNavigate();
  const [hasAccount, setHasAccount] = useState(false);
  const signIn = useSignInToInvitation();
  const signUp = useSignUpToInvitation();
  const welcome = () => {
    showToast({ title: 'Welcome', message: `You work for ${organisation} now.`, tone: 'success' });
    void navigate('/');
  };
  return (
    <>
      {hasAccount ? (
        <AddressSignInForm
          token={token}
          email={email}
          mutation={signIn}
          failed="The invitation was not accepted. Please try again."
          submitLabel="Sign in and accept"
          onDone={welcome}
        />
      ) : (
        <AddressSignUpForm
          token={token}
          email={email}
          organisation={organisation}
          mutation={signUp}
          failed="Your account was not made. Please try again."
          submitLabel="Make account and accept"
          onDone={welcome}
        />
      )}
      <Button variant="subtle" fullWidth mt="sm" onClick={() => setHasAccount(!hasAccount)}>
        {hasAccount ? 'I have no account yet' : `I have an account with ${email}`}
      </Button>
    </>
  );
}
