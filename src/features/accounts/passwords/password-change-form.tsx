import { PasswordInput } from '@mantine/core';
import { AccountForm } from '#features/accounts/account/account-form.tsx';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { CurrentPasswordInput } from '#features/accounts/current-password/current-password-input.tsx';
import { SecondFactorInput } from '#features/accounts/two-factor/second-factor-input.tsx';
import { useOwnCode } from '#features/accounts/two-factor/two-factor.api.ts';
import { showToast } from '#platform/web/toast.ts';
import { NewPasswordInput } from './new-password-input.tsx';
import { type PasswordChangeValues, passwordChangeErrors } from './password-change.form.ts';
import { useChangePassword } from './passwords.api.ts';

interface PasswordChangeFormProps {
  /** Email of the account, for the browser's password manager. */
  email: string;
  onClose: () => void;
}

const EMPTY: PasswordChangeValues = { current_password: '', new_password: '', confirmPassword: '' };

/** Current password, new password twice, and a code if two-factor sign-in is on. */
export function PasswordChangeForm({ email, onClose }: PasswordChangeFormProps) {
  const { asksCode, onRefused } = useOwnCode();
  const { form, frame } = useCallForm({
    initialValues: EMPTY,
    validate: passwordChangeErrors(asksCode),
    mutation: useChangePassword(),
    failed: 'Your password was not changed. Please try again.',
    toInput: ({ confirmPassword, ...input }) => input,
    onDone: () => {
      showToast({
        title: 'Password changed',
        message: 'Every other device has been signed out.',
        tone: 'success',
      });
      onClose();
    },
    onRefused,
  });
  return (
    <AccountForm {...frame} submitLabel="Save new password" onCancel={onClose}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordInput
        label="Current password"
        key={form.key('current_password')}
        {...form.getInputProps('current_password')}
      />
      <NewPasswordInput
        label="New password"
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
      {asksCode && <SecondFactorInput key={form.key('code')} {...form.getInputProps('code')} />}
    </AccountForm>
  );
}
