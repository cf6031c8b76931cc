import { TextInput } from '@mantine/core';
import { showToast } from '#platform/web/toast.ts';
import type { EmailChange } from '../../own-account.contract.ts';
import { useCallForm } from '../call.form.ts';
import { useChangeEmail } from '../own-account.api.ts';
import { emailChangeErrors } from '../own-account.form.ts';
import { useOwnCode } from '../two-factor.api.ts';
import { AccountForm } from './account-form.tsx';
import { CurrentPasswordInput } from './current-password-input.tsx';
import { SecondFactorInput } from './second-factor-input.tsx';

const NOTHING: EmailChange = { email: '', password: '' };

/** Asks for the new address and the password; the address changes once the link that is sent there is opened. */
export function EmailChangeForm({ onClose }: { onClose: () => void }) {
  const { asksCode, onRefused } = useOwnCode();
  const { form, frame } = useCallForm({
    initialValues: NOTHING,
    validate: emailChangeErrors(asksCode),
    mutation: useChangeEmail(),
    toInput: (values) => values,
    onDone: (_, { email }) => {
      showToast({
        title: 'Check your new mailbox',
        message: `Open the link that we sent to ${email.trim()}. Until then nothing changes.`,
        tone: 'success',
        duration: 8000,
      });
      onClose();
    },
    onRefused,
  });
  return (
    <AccountForm {...frame} submitLabel="Send link" onCancel={onClose}>
      <TextInput
        label="New email"
        description="We send a link there. You sign in with it once you have opened the link."
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
