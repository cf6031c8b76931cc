import { showToast } from '#platform/web/toast.ts';
import { useCallForm } from '../call.form.ts';
import { useSwitchOffTwoFactor } from '../two-factor.api.ts';
import { passwordAndCodeErrors } from '../two-factor.form.ts';
import { AccountForm } from './account-form.tsx';
import { CurrentPasswordInput } from './current-password-input.tsx';
import { SecondFactorInput } from './second-factor-input.tsx';

/** Password and code: who wants the second factor gone must have both. */
export function TwoFactorOffForm({ onClose }: { onClose: () => void }) {
  const { form, frame } = useCallForm({
    initialValues: { password: '', code: '' },
    validate: passwordAndCodeErrors,
    mutation: useSwitchOffTwoFactor(),
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
