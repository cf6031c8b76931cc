import { PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { FormFrame } from '#features/accounts/account/form-frame.tsx';
import { needsSecondFactor } from '#features/accounts/sign-in/login.rules.ts';
import { showToast } from '#platform/web/toast.ts';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useSignInToInvitation } from './invitations.api.ts';
import type { OpenInvitation } from './invitations.contract.ts';

interface InvitedSignInFormProps {
  token: string;
  invitation: OpenInvitation;
}

/** Accepts with the account of the invited address: its password, and a code where two-factor sign-in is on. */
export function InvitedSignInForm({ token, invitation }: InvitedSignInFormProps) {
  const navigate = useNavigate();
  const [asksCode, setAsksCode] = useState(false);
  const signIn = useSignInToInvitation();
  const { form, frame } = useCallForm({
    initialValues: { password: '', code: '' },
    validate: ({ password }): Record<string, string> =>
      password ? {} : { password: 'Password is required' },
    mutation: signIn,
    failed: 'The invitation was not accepted. Please try again.',
    toInput: ({ password, code }) => ({ token, password, ...(asksCode && { code }) }),
    onDone: () => {
      showToast({
        title: 'Welcome',
        message: `You work for ${invitation.organisation} now.`,
        tone: 'success',
      });
      void navigate('/');
    },
    onRefused: (error) => {
      if (asksCode || !needsSecondFactor(error)) return false;
      setAsksCode(true);
      signIn.reset();
      return true;
    },
  });
  return (
    <FormFrame problem={frame.problem} onSubmit={frame.onSubmit}>
      <PasswordInput
        label={`Password of ${invitation.email}`}
        autoComplete="current-password"
        required
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      {asksCode && (
        <TextInput
          label="Code"
          description="From your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          required
          key={form.key('code')}
          {...form.getInputProps('code')}
        />
      )}
      <SubmitButton loading={frame.busy}>Sign in and accept</SubmitButton>
    </FormFrame>
  );
}
