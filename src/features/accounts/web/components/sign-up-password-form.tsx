import { Alert, Button } from '@mantine/core';
import type { useProveSignUp } from '../accounts.api.ts';
import { useCallForm } from '../call.form.ts';
import { passwordErrors } from '../own-account.form.ts';
import { CurrentPasswordInput } from './current-password-input.tsx';
import { FormFrame } from './form-frame.tsx';

interface SignUpPasswordFormProps {
  prove: ReturnType<typeof useProveSignUp>;
  onForgotten: () => void;
}

/** The password of the sign-up, which shows that it was the reader of the mail who signed up. */
export function SignUpPasswordForm({ prove, onForgotten }: SignUpPasswordFormProps) {
  const { form, frame } = useCallForm({
    initialValues: { password: '' },
    validate: passwordErrors,
    mutation: prove,
    toInput: (proof) => proof,
  });
  return (
    <FormFrame problem={frame.problem} focused onSubmit={frame.onSubmit}>
      <CurrentPasswordInput label="Password" key={form.key('password')} {...form.getInputProps('password')} />
      <Button type="submit" size="md" loading={frame.busy}>
        Verify email
      </Button>
      <Alert color="ink">
        You did not sign up yourself, or forgot the password? Choose a new one: the account then begins anew.
      </Alert>
      <Button variant="default" size="md" onClick={onForgotten}>
        Choose a new password
      </Button>
    </FormFrame>
  );
}
