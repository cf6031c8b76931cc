import { PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { passwordErrors } from '../own-account.form.ts';
import { useBeginTwoFactor } from '../two-factor.api.ts';
import { AccountForm } from './account-form.tsx';
import { TwoFactorConfirmation } from './two-factor-confirmation.tsx';

interface TwoFactorSetUpProps {
  onClose: () => void;
  onNewCodes: (codes: string[]) => void;
}

/** The way to a second factor: the password, then the app, then its first code. */
export function TwoFactorSetUp({ onClose, onNewCodes }: TwoFactorSetUpProps) {
  const begin = useBeginTwoFactor();
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '' }, validate: passwordErrors });

  const send = ({ password }: { password: string }) => {
    if (begin.isPending) return;
    begin.mutate(password, { onError: (error) => showFieldErrors(form, error) });
  };

  if (begin.data) {
    return <TwoFactorConfirmation {...begin.data} onClose={onClose} onNewCodes={onNewCodes} />;
  }
  return (
    <AccountForm
      problem={begin.isError && Object.keys(form.errors).length === 0 ? begin.error.message : null}
      busy={begin.isPending}
      submitLabel="Continue"
      onSubmit={form.onSubmit(send, (errors) => focusFirstError(form, errors))}
      onCancel={onClose}
    >
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        required
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
    </AccountForm>
  );
}
