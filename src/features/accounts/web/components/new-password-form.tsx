import { Alert, Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from 'react-router';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { PASSWORD_MIN } from '../../accounts.contract.ts';
import { useResetPassword } from '../accounts.api.ts';
import { type NewPasswordValues, newPasswordErrors } from '../reset-password.form.ts';

/** A new password, twice; it ends every session of the account. */
export function NewPasswordForm({ token }: { token: string }) {
  const reset = useResetPassword();
  const navigate = useNavigate();
  const form = useForm<NewPasswordValues>({
    mode: 'uncontrolled',
    initialValues: { password: '', confirmPassword: '' },
    validate: newPasswordErrors,
  });

  const send = ({ password }: NewPasswordValues) => {
    if (reset.isPending) return;
    reset.mutate(
      { token, password },
      {
        onSuccess: () => {
          showToast({
            title: 'Password changed',
            message: 'Please sign in with your new password.',
            tone: 'success',
          });
          void navigate('/login');
        },
        onError: (error) => showFieldErrors(form, error),
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
        <PasswordInput
          label="New password"
          description={`At least ${PASSWORD_MIN} characters.`}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide password' }}
          required
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label="Confirm new password"
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide password confirmation' }}
          required
          key={form.key('confirmPassword')}
          {...form.getInputProps('confirmPassword')}
        />
        <Button type="submit" size="md" loading={reset.isPending}>
          Change password
        </Button>
      </Stack>
    </form>
  );
}
