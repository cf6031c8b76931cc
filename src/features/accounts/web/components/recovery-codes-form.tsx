import { useCallForm } from '../call.form.ts';
import { useRenewRecoveryCodes } from '../two-factor.api.ts';
import { codeErrors } from '../two-factor.form.ts';
import { AccountForm } from './account-form.tsx';
import { CodeInput } from './code-input.tsx';

interface RecoveryCodesFormProps {
  onClose: () => void;
  onNewCodes: (codes: string[]) => void;
}

/** Trades a code for ten new recovery codes. */
export function RecoveryCodesForm({ onClose, onNewCodes }: RecoveryCodesFormProps) {
  const { form, frame } = useCallForm({
    initialValues: { code: '' },
    validate: codeErrors,
    mutation: useRenewRecoveryCodes(),
    toInput: ({ code }) => code,
    onDone: ({ recovery_codes }) => onNewCodes(recovery_codes),
  });
  return (
    <AccountForm {...frame} submitLabel="Show new codes" onCancel={onClose}>
      <CodeInput
        label="Code of your authenticator app"
        description="The codes that you have now stop working."
        key={form.key('code')}
        {...form.getInputProps('code')}
      />
    </AccountForm>
  );
}
