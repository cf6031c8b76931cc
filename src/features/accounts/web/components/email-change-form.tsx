import { PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useChangeEmail } from '../own-account.api.ts';
import { emailChangeErrors } from '../own-account.form.ts';
import { AccountForm } from './account-form.tsx';

/** Asks for the new address and the password; the address changes once the link that is sent there is opened. */
export function EmailChangeForm({ onClose }: { onClose: () => void }) {
  const change = useChangeEmail();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: emailChangeErrors,
  });

  const send = (values: { email: string; password: string }) => {
    if (change.isPending) return;
    change.mutate(values, {
      onSuccess: () => {
        showToast({
          title: 'Check your new mailbox',
          message: `Open the link that we sent to ${values.email.trim()}. Until then nothing changes.`,
          tone: 'success',
          duration: 8000,
        });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  };

  return (
    <AccountForm
      problem={change.isError && Object.keys(form.errors).length === 0 ? change.error.message : null}
      busy={change.isPending}
      submitLabel="Send link"
      onSubmit={form.onSubmit(send, (errors) => focusFirstError(form, errors))}
      onCancel={onClose}
    >
      <TextInput
        label="New email"
        description="We send a link there. You sign in with it once you have opened the link."
        type="email"
        autoComplete="email"
        required
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
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
