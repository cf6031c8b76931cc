import { AccountSetting } from '#features/accounts/account/account-setting.tsx';
import { PasswordChangeForm } from './password-change-form.tsx';

/** Setting to change the password. */
export function PasswordSetting({ email }: { email: string }) {
  return (
    <AccountSetting
      title="Password"
      action="Change password"
      form={(close) => <PasswordChangeForm email={email} onClose={close} />}
    >
      <p>Changing it signs you out on all other devices.</p>
    </AccountSetting>
  );
}
