import { AccountForm } from '#features/accounts/account/account-form.tsx';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { passwordErrors } from '#features/accounts/current-password/current-password.form.ts';
import { CurrentPasswordInput } from '#features/accounts/current-password/current-password-input.tsx';
import { useBeginTwoFactor } from './two-factor.api.ts';
import { TwoFactorConfirmation } from './two-factor-confirmation.tsx';

interface TwoFactorSetUpProps {
  onClose: () => void;
  onNewCodes: (codes: string[]) => void;
}

/** Sets up two-factor sign-in: the password, then the app, then its first code. */
export function TwoFactorSetUp({ onClose, onNewCodes }: TwoFactorSetUpProps) {
  const begin = useBeginTwoFactor();
  const { form, frame } = useCallForm({
    initialValues: { password: '' },
    validate: passwordErrors,
    mutation: begin,
    failed: 'The key for your app was not made. Please try again.',
    toInput: ({ password }) => password,
  });
  if (begin.data) {
    return <TwoFactorConfirmation {...begin.data} onClose={onClose} onNewCodes={onNewCodes} />;
  }
  return (
    <AccountForm {...frame} submitLabel="Continue" onCancel={onClose}>
      <CurrentPasswordInput key={form.key('password')} {...form.getInputProps('password')} />
    </AccountForm>
  );
}
