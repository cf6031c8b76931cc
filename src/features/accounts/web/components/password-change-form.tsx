import { PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useChangePassword } from '../own-account.api.ts';
import { type PasswordChangeValues, passwordChangeErrors } from '../own-account.form.ts';
import { AccountForm } from './account-form.tsx';
import { NewPasswordInput } from './new-password-input.tsx';

interface PasswordChangeFormProps {
  /** Whose password it is, for the browser's password manager. */
  email: string;
  onClose: () => void;
}

/** The password as it is, and twice as it will be. */
export function PasswordChangeForm({ email, onClose }: PasswordChangeFormProps) {
  const change = useChangePassword();
  const form = useForm<PasswordChangeValues>({
    mode: 'uncontrolled',
    initialValues: { current_password: '', new_password: '', confirmPassword: '' },
    validate: passwordChangeErrors,
  });
  const [typed, setTyped] = useState('');
  form.watch('new_password', ({ value }) => setTyped(value));

  const send = ({ current_password, new_password }: PasswordChangeValues) => {
    if (change.isPending) return;
    change.mutate(
      { current_password, new_password },
      {
        onSuccess: () => {
          showToast({
            title: 'Password changed',
            message: 'Every other device has been signed out.',
            tone: 'success',
          });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  };

  return (
    <AccountForm
      problem={change.isError && Object.keys(form.errors).length === 0 ? change.error.message : null}
      busy={change.isPending}
      submitLabel="Save new password"
      onSubmit={form.onSubmit(send, (errors) => focusFirstError(form, errors))}
      onCancel={onClose}
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        required
        key={form.key('current_password')}
        {...form.getInputProps('current_password')}
      />
      <NewPasswordInput
        label="New password"
        typed={typed}
        avoid={[email]}
        key={form.key('new_password')}
        {...form.getInputProps('new_password')}
      />
      <PasswordInput
        label="Confirm new password"
        autoComplete="new-password"
        required
        key={form.key('confirmPassword')}
        {...form.getInputProps('confirmPassword')}
      />
    </AccountForm>
  );
}
