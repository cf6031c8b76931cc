import { Button, TextInput } from '@mantine/core';
import { VERIFICATION_ISSUE } from '#features/accounts/account/accounts.contract.ts';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { FormFrame } from '#features/accounts/account/form-frame.tsx';
import { NewPasswordInput } from '#features/accounts/passwords/new-password-input.tsx';
import { accountResetErrors } from './account-reset.form.ts';
import type { useProveSignUp } from './email-verification.api.ts';

interface AccountResetFormProps {
  prove: ReturnType<typeof useProveSignUp>;
  onBack: () => void;
}

/**
 * Asks for the name and password of an account that is reset, because someone else may have signed up with the
 * address.
 */
export function AccountResetForm({ prove, onBack }: AccountResetFormProps) {
  const { form, frame } = useCallForm({
    initialValues: { full_name: '', new_password: '' },
    validate: accountResetErrors,
    mutation: prove,
    failed: VERIFICATION_ISSUE,
    toInput: (proof) => proof,
  });
  return (
    <FormFrame problem={frame.problem} focused onSubmit={frame.onSubmit}>
      <TextInput
        label="Organization/Full name"
        description="Shown on your profile, where you can add the rest."
        autoComplete="organization"
        required
        key={form.key('full_name')}
        {...form.getInputProps('full_name')}
      />
      <NewPasswordInput
        label="New password"
        key={form.key('new_password')}
        {...form.getInputProps('new_password')}
      />
      <Button type="submit" size="md" loading={frame.busy}>
        Verify email and sign in
      </Button>
      <Button variant="subtle" size="md" onClick={onBack}>
        I know the password
      </Button>
    </FormFrame>
  );
}
