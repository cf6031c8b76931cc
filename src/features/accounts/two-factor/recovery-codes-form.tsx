import { Text } from '@mantine/core';
import { AccountForm } from '#features/accounts/account/account-form.tsx';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { CurrentPasswordInput } from '#features/accounts/current-password/current-password-input.tsx';
import { SecondFactorInput } from './second-factor-input.tsx';
import { useRenewRecoveryCodes } from './two-factor.api.ts';
import { passwordAndCodeErrors } from './two-factor.form.ts';

interface RecoveryCodesFormProps {
  onClose: () => void;
  onNewCodes: (codes: string[]) => void;
}

/** Asks for password and code, then shows ten new recovery codes. */
export function RecoveryCodesForm({ onClose, onNewCodes }: RecoveryCodesFormProps) {
  const { form, frame } = useCallForm({
    initialValues: { password: '', code: '' },
    validate: passwordAndCodeErrors,
    mutation: useRenewRecoveryCodes(),
    failed: 'Your recovery codes were not renewed. Please try again.',
    toInput: (values) => values,
    onDone: ({ recovery_codes }) => onNewCodes(recovery_codes),
  });
  return (
    <AccountForm {...frame} submitLabel="Show new codes" onCancel={onClose}>
      <Text>Your current codes will stop working.</Text>
      <CurrentPasswordInput key={form.key('password')} {...form.getInputProps('password')} />
      <SecondFactorInput key={form.key('code')} {...form.getInputProps('code')} />
    </AccountForm>
  );
}
