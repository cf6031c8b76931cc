import { AccountForm } from '#features/accounts/account/account-form.tsx';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { CurrentPasswordInput } from '#features/accounts/current-password/current-password-input.tsx';
import { showToast } from '#platform/web/toast.ts';
import { SecondFactorInput } from './second-factor-input.tsx';
import { useSwitchOffTwoFactor } from './two-factor.api.ts';
import { passwordAndCodeErrors } from './two-factor.form.ts';

/** Asks for password and code to switch two-factor sign-in off. */
export function TwoFactorOffForm({ onClose }: { onClose: () => void }) {
  const { form, frame } = useCallForm({
    initialValues: { password: '', code: '' },
    validate: passwordAndCodeErrors,
    mutation: useSwitchOffTwoFactor(),
    failed: 'Two-factor sign-in was not switched off. Please try again.',
    toInput: (values) => values,
    onDone: ({ message }) => {
      showToast({ title: 'Switched off', message, tone: 'success' });
      onClose();
    },
  });
  return (
    <AccountForm {...frame} submitLabel="Switch off" destructive onCancel={onClose}>
      <CurrentPasswordInput key={form.key('password')} {...form.getInputProps('password')} />
      <SecondFactorInput key={form.key('code')} {...form.getInputProps('code')} />
    </AccountForm>
  );
}
