import { Alert, Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect } from 'react';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import type { useProveSignUp } from '../accounts.api.ts';
import { passwordErrors } from '../own-account.form.ts';

interface SignUpPasswordFormProps {
  prove: ReturnType<typeof useProveSignUp>;
  onForgotten: () => void;
}

/** The password of the sign-up, which shows that it was the reader of the mail who signed up. */
export function SignUpPasswordForm({ prove, onForgotten }: SignUpPasswordFormProps) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: passwordErrors,
  });
  useEffect(() => form.getInputNode('password')?.focus(), [form.getInputNode]);

  const send = (proof: { password: string }) => {
    if (prove.isPending) return;
    prove.mutate(proof, { onError: (error) => showFieldErrors(form, error) });
  };

  return (
    <form method="post" noValidate onSubmit={form.onSubmit(send, (errors) => focusFirstError(form, errors))}>
      <Stack gap="md">
        {prove.isError && Object.keys(form.errors).length === 0 && (
          <Alert color="brick" role="alert">
            {prove.error.message}
          </Alert>
        )}
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          required
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" loading={prove.isPending}>
          Verify email
        </Button>
        <Alert color="ink">
          You did not sign up yourself, or forgot the password? Choose a new one: the account then begins
          anew.
        </Alert>
        <Button variant="default" onClick={onForgotten}>
          Choose a new password
        </Button>
      </Stack>
    </form>
  );
}
