import { useForm } from '@mantine/form';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
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
  const renew = useRenewRecoveryCodes();
  const form = useForm({ mode: 'uncontrolled', initialValues: { code: '' }, validate: codeErrors });

  const send = ({ code }: { code: string }) => {
    if (renew.isPending) return;
    renew.mutate(code, {
      onSuccess: ({ recovery_codes }) => onNewCodes(recovery_codes),
      onError: (error) => showFieldErrors(form, error),
    });
  };

  return (
    <AccountForm
      problem={renew.isError && Object.keys(form.errors).length === 0 ? renew.error.message : null}
      busy={renew.isPending}
      submitLabel="Show new codes"
      onSubmit={form.onSubmit(send, (errors) => focusFirstError(form, errors))}
      onCancel={onClose}
    >
      <CodeInput
        label="Code of your authenticator app"
        description="The codes that you have now stop working."
        key={form.key('code')}
        {...form.getInputProps('code')}
      />
    </AccountForm>
  );
}
