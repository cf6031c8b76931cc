import { PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useSwitchOffTwoFactor } from '../two-factor.api.ts';
import { switchOffErrors } from '../two-factor.form.ts';
import { AccountForm } from './account-form.tsx';
import { CodeInput } from './code-input.tsx';

interface SwitchOffValues {
  password: string;
  code: string;
}

/** Password and code: who wants the second factor gone must have both. */
export function TwoFactorOffForm({ onClose }: { onClose: () => void }) {
  const off = useSwitchOffTwoFactor();
  const form = useForm<SwitchOffValues>({
    mode: 'uncontrolled',
    initialValues: { password: '', code: '' },
    validate: switchOffErrors,
  });

  const send = (values: SwitchOffValues) => {
    if (off.isPending) return;
    off.mutate(values, {
      onSuccess: ({ message }) => {
        showToast({ title: 'Switched off', message, tone: 'success' });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  };

  return (
    <AccountForm
      problem={off.isError && Object.keys(form.errors).length === 0 ? off.error.message : null}
      busy={off.isPending}
      submitLabel="Switch off"
      destructive
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
      <CodeInput
        label="Code"
        description="Of your authenticator app, or a recovery code."
        inputMode="text"
        maxLength={40}
        key={form.key('code')}
        {...form.getInputProps('code')}
      />
    </AccountForm>
  );
}
