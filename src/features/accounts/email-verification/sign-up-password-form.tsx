import { Alert, Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { VERIFICATION_ISSUE } from '#features/accounts/account/accounts.contract.ts';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { FormFrame } from '#features/accounts/account/form-frame.tsx';
import { passwordErrors } from '#features/accounts/current-password/current-password.form.ts';
import { CurrentPasswordInput } from '#features/accounts/current-password/current-password-input.tsx';
import { needsSecondFactor } from '#features/accounts/sign-in/login.rules.ts';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import type { useProveSignUp } from './email-verification.api.ts';

interface SignUpPasswordFormProps {
  prove: ReturnType<typeof useProveSignUp>;
  onForgotten: () => void;
  /** Called with the right password if sign-in also asks for a code. */
  onCodeNeeded: (password: string) => void;
}

/** Asks for the password of the sign-up, which proves that the reader of the mail signed up. */
export function SignUpPasswordForm({ prove, onForgotten, onCodeNeeded }: SignUpPasswordFormProps) {
  const { form, frame } = useCallForm({
    initialValues: { password: '' },
    validate: passwordErrors,
    mutation: prove,
    failed: VERIFICATION_ISSUE,
    toInput: (proof) => proof,
    onRefused: (error, { password }) => {
      if (!needsSecondFactor(error)) return false;
      onCodeNeeded(password);
      return true;
    },
  });
  const field = useRef<HTMLInputElement>(null);
  const { setFieldValue } = form;
  // The form does not hear what is typed before the page is hydrated.
  useEffect(() => {
    setFieldValue('password', field.current?.value ?? '', { forceUpdate: false });
  }, [setFieldValue]);
  return (
    <FormFrame problem={frame.problem} focused onSubmit={frame.onSubmit}>
      <CurrentPasswordInput
        ref={field}
        label="Password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <SubmitButton loading={frame.busy}>Verify email and sign in</SubmitButton>
      <Alert color="ink">
        If you did not sign up yourself, or forgot the password, choose a new one. This resets the account.
      </Alert>
      <Button variant="default" size="md" onClick={onForgotten}>
        Choose a new password
      </Button>
    </FormFrame>
  );
}
