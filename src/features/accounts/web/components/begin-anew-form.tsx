import { Button, TextInput } from '@mantine/core';
import type { useProveSignUp } from '../accounts.api.ts';
import { useCallForm } from '../call.form.ts';
import { beginAnewErrors } from '../reset-password.form.ts';
import { FormFrame } from './form-frame.tsx';
import { NewPasswordInput } from './new-password-input.tsx';

interface BeginAnewFormProps {
  prove: ReturnType<typeof useProveSignUp>;
  onBack: () => void;
}

/** Name and password of an account that begins anew, because somebody else may have signed up with the address. */
export function BeginAnewForm({ prove, onBack }: BeginAnewFormProps) {
  const { form, frame } = useCallForm({
    initialValues: { full_name: '', new_password: '' },
    validate: beginAnewErrors,
    mutation: prove,
    toInput: (proof) => proof,
  });
  return (
    <FormFrame problem={frame.problem} focused onSubmit={frame.onSubmit}>
      <TextInput
        label="Organization/Full name"
        description="It stands on your profile; you fill in the rest there."
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
        Verify email
      </Button>
      <Button variant="subtle" size="md" onClick={onBack}>
        I know the password
      </Button>
    </FormFrame>
  );
}
