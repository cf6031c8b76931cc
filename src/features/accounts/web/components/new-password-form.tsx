import { Alert, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AppError } from '#platform/contract/errors.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useResetPassword } from '../accounts.api.ts';
import { type NewPasswordValues, newPasswordErrors } from '../reset-password.form.ts';
import { NewPasswordInput } from './new-password-input.tsx';

/** A new password, twice; it ends every session of the account. */
export function NewPasswordForm({ token }: { token: string }) {
  const reset = useResetPassword();
  const navigate = useNavigate();
  const form = useForm<NewPasswordValues>({
    mode: 'uncontrolled',
    initialValues: { full_name: '', password: '', confirmPassword: '' },
    validate: newPasswordErrors,
  });
  const [typed, setTyped] = useState('');
  form.watch('password', ({ value }) => setTyped(value));

  // The address was never confirmed: what stands in the account may be somebody else's.
  const [beginsAnew, setBeginsAnew] = useState(false);

  const send = ({ full_name, password }: NewPasswordValues) => {
    if (reset.isPending) return;
    reset.mutate(
      { token, password, full_name: beginsAnew ? full_name : undefined },
      {
        onSuccess: () => {
          showToast({
            title: 'Password changed',
            message: 'Please sign in with your new password.',
            tone: 'success',
          });
          void navigate('/login');
        },
        onError: (error) => {
          const asksForName = error instanceof AppError && error.fields?.full_name !== undefined;
          if (!asksForName || beginsAnew) return void showFieldErrors(form, error);
          setBeginsAnew(true);
          reset.reset();
        },
      },
    );
  };

  return (
    <form method="post" noValidate onSubmit={form.onSubmit(send, (errors) => focusFirstError(form, errors))}>
      <Stack gap="md">
        {reset.isError && Object.keys(form.errors).length === 0 && (
          <Alert color="brick" role="alert">
            {reset.error.message}
          </Alert>
        )}
        {beginsAnew && (
          <>
            <Alert color="ink" role="status">
              This email address was never verified, and somebody else may have signed up with it. So your
              account begins anew: whatever was entered before is removed. Which name shall stand on your
              profile?
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
        <NewPasswordInput
          label="New password"
          typed={typed}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label="Confirm new password"
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show password confirmation' }}
          required
          key={form.key('confirmPassword')}
          {...form.getInputProps('confirmPassword')}
        />
        <SubmitButton loading={reset.isPending}>Change password</SubmitButton>
      </Stack>
    </form>
  );
}
