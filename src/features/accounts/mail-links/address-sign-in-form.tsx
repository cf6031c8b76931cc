import { PasswordInput, TextInput } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { FormFrame } from '#features/accounts/account/form-frame.tsx';
import { needsSecondFactor } from '#features/accounts/sign-in/login.rules.ts';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';

interface AddressSignInFormProps<Answer> {
  /** Of the mail with the link: it proves the address. */
  token: string;
  email: string;
  mutation: UseMutationResult<Answer, Error, { token: string; password: string; code?: string }>;
  /** Says what was not done, for an error without words of the server. */
  failed: string;
  submitLabel: string;
  onDone: (answer: Answer) => void;
}

/**
 * Signs in from a link in a mail, with the account of that address: its password, and a code where two-factor sign-in
 * is on.
 */
export function AddressSignInForm<Answer>(props: AddressSignInFormProps<Answer>) {
  const { token, email, mutation, failed, submitLabel, onDone } = props;
  const [asksCode, setAsksCode] = useState(false);
  const { form, frame } = useCallForm({
    initialValues: { password: '', code: '' },
    validate: ({ password }): Record<string, string> =>
      password ? {} : { password: 'Password is required' },
    mutation,
    failed,
    toInput: ({ password, code }) => ({ token, password, ...(asksCode && { code }) }),
    onDone,
    onRefused: (error) => {
      if (asksCode || !needsSecondFactor(error)) return false;
      setAsksCode(true);
      mutation.reset();
      return true;
    },
  });
  return (
    <FormFrame problem={frame.problem} onSubmit={frame.onSubmit}>
      <PasswordInput
        label={`Password of ${email}`}
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
      <SubmitButton loading={frame.busy}>{submitLabel}</SubmitButton>
    </FormFrame>
  );
}
