import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import type { useProveSignUp } from '../accounts.api.ts';
import { beginAnewErrors } from '../reset-password.form.ts';
import { NewPasswordInput } from './new-password-input.tsx';

interface BeginAnewFormProps {
  prove: ReturnType<typeof useProveSignUp>;
  onBack: () => void;
}

/** Name and password of an account that begins anew, because somebody else may have signed up with the address. */
export function BeginAnewForm({ prove, onBack }: BeginAnewFormProps) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { full_name: '', new_password: '' },
    validate: beginAnewErrors,
  });
  const [typed, setTyped] = useState('');
  form.watch('new_password', ({ value }) => setTyped(value));
  useEffect(() => form.getInputNode('full_name')?.focus(), [form.getInputNode]);

  const send = (proof: { full_name: string; new_password: string }) => {
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
          typed={typed}
          key={form.key('new_password')}
          {...form.getInputProps('new_password')}
        />
        <Button type="submit" size="md" loading={prove.isPending}>
          Verify email
        </Button>
        <Button variant="subtle" onClick={onBack}>
          I know the password
        </Button>
      </Stack>
    </form>
  );
}
