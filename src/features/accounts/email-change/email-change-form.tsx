import { TextInput } from '@mantine/core';
import { AccountForm } from '#features/accounts/account/account-form.tsx';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { CurrentPasswordInput } from '#features/accounts/current-password/current-password-input.tsx';
import { SecondFactorInput } from '#features/accounts/two-factor/second-factor-input.tsx';
import { useOwnCode } from '#features/accounts/two-factor/two-factor.api.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import { useChangeEmail } from './email-change.api.ts';
import type { EmailChange } from './email-change.contract.ts';
import { emailChangeErrors } from './email-change.form.ts';

const NOTHING: EmailChange = { email: '', password: '' };

/** Asks for the new address and the password. The address changes when its link is opened. */
export function EmailChangeForm({ onClose }: { onClose: () => void }) {
  const { asksCode, onRefused } = useOwnCode();
  const { form, frame } = useCallForm({
    initialValues: NOTHING,
    validate: emailChangeErrors(asksCode),
    mutation: useChangeEmail(),
    failed: 'The link was not sent. Please try again.',
    toInput: (values) => values,
    onDone: (_, { email }) => {
      showToast({
        title: 'Check your new inbox',
        message: `Open the link that we sent to ${email.trim()} to complete the change.`,
        tone: 'success',
        duration: LONG_TOAST_MS,
      });
      onClose();
    },
    onRefused,
  });
  return (
    <AccountForm {...frame} submitLabel="Send link" onCancel={onClose}>
      <TextInput
        label="New email"
        description="We will send a link to this address. Open it to complete the change."
        type="email"
        autoComplete="email"
        required
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <CurrentPasswordInput key={form.key('password')} {...form.getInputProps('password')} />
      {asksCode && <SecondFactorInput key={form.key('code')} {...form.getInputProps('code')} />}
    </AccountForm>
  );
}
