import { PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { FormFrame } from '#features/accounts/account/form-frame.tsx';
import { needsSecondFactor } from '#features/accounts/sign-in/login.rules.ts';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useSignInToJoin } from './join-requests.api.ts';
import type { JoinRequestSent, OpenJoinLink } from './join-requests.contract.ts';

interface JoinSignInFormProps {
  token: string;
  link: OpenJoinLink;
  onSent: (request: JoinRequestSent) => void;
}

/** Asks with the account of the address: its password, and a code where two-factor sign-in is on. */
export function JoinSignInForm({ token, link, onSent }: JoinSignInFormProps) {
  const [asksCode, setAsksCode] = useState(false);
  const signIn = useSignInToJoin();
  const { form, frame } = useCallForm({
    initialValues: { password: '', code: '' },
    validate: ({ password }): Record<string, string> =>
      password ? {} : { password: 'Password is required' },
    mutation: signIn,
    failed: 'Your request was not sent. Please try again.',
    toInput: ({ password, code }) => ({ token, password, ...(asksCode && { code }) }),
    onDone: onSent,
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
        label={`Password of ${link.email}`}
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
      <SubmitButton loading={frame.busy}>Ask to join</SubmitButton>
    </FormFrame>
  );
}
