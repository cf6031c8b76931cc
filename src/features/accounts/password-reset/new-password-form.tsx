import { Alert, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { FormFrame } from '#features/accounts/account/form-frame.tsx';
import { NewPasswordInput } from '#features/accounts/passwords/new-password-input.tsx';
import { CallFailure } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useResetPassword } from './password-reset.api.ts';
import { type NewPasswordValues, newPasswordErrors } from './reset-password.form.ts';

const EMPTY: NewPasswordValues = { full_name: '', password: '', confirmPassword: '' };

/** Asks for a new password twice. It ends all sessions of the account. */
export function NewPasswordForm({ token }: { token: string }) {
  const reset = useResetPassword();
  const navigate = useNavigate();
  // The address was never confirmed, so the data in the account may be another person's.
  const [resetsAccount, setResetsAccount] = useState(false);
  const { form, frame } = useCallForm({
    initialValues: EMPTY,
    validate: newPasswordErrors,
    mutation: reset,
    failed: 'Your password was not changed. Please try again.',
    toInput: ({ full_name, password }) => ({
      token,
      password,
      full_name: resetsAccount ? full_name : undefined,
    }),
    onDone: () => {
      showToast({
        title: 'Password changed',
        message: 'Please sign in with your new password.',
        tone: 'success',
      });
      void navigate('/login');
    },
    onRefused: (error) => {
      const asksForName = error instanceof CallFailure && error.fields?.full_name !== undefined;
      if (!asksForName || resetsAccount) return false;
      setResetsAccount(true);
      reset.reset();
      return true;
    },
  });
  return (
    <FormFrame problem={frame.problem} onSubmit={frame.onSubmit}>
      {resetsAccount && (
        <>
          <Alert color="ink" role="status">
            This email address was never verified, so someone else may have signed up with it. A new password
            resets the account: everything entered before is removed. Please enter the name for your profile.
          </Alert>
          <TextInput
            label="Organization/Full name"
            autoComplete="organization"
            autoFocus
            required
            key={form.key('full_name')}
            {...form.getInputProps('full_name')}
          />
        </>
      )}
      <NewPasswordInput label="New password" key={form.key('password')} {...form.getInputProps('password')} />
      <PasswordInput
        label="Confirm new password"
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show password confirmation' }}
        required
        key={form.key('confirmPassword')}
        {...form.getInputProps('confirmPassword')}
      />
      <SubmitButton loading={frame.busy}>Change password</SubmitButton>
    </FormFrame>
  );
}
