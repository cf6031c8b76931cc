import { Anchor, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { AccountPage } from '#features/accounts/account/account-page.tsx';
import classes from '#features/accounts/account/account-result.module.css';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { Email } from '#platform/contract/fields.ts';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useForgotPassword } from './password-reset.api.ts';

/**
 * Requests a link to choose a new password. The answer does not reveal whether the address has an account.
 */
export function ForgotPasswordPage() {
  const forgot = useForgotPassword();
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const refuse = (message: string) => {
    setError(message);
    field.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (forgot.isPending) return;
    const email = Email.safeParse(field.current?.value);
    if (!email.success) return refuse(email.error.issues[0]?.message ?? 'Invalid email format');
    setError(undefined);
    forgot.mutate(email.data, {
      onError: (failure) =>
        refuse(
          (failure instanceof CallFailure && failure.fields?.email) ||
            failureText(failure, 'The link was not sent. Please try again.'),
        ),
    });
  };

  return (
    <AccountPage
      title="Forgot your password?"
      lead="Enter the email you sign in with. We will send you a link to choose a new password."
      footer={
        <Anchor component={Link} to="/login">
          Back to Login
        </Anchor>
      }
    >
      {forgot.isSuccess ? (
        <div className={classes.result} role="status">
          <h2>Check your email</h2>
          <p>
            If <strong>{forgot.variables}</strong> has an account, a link is on its way. It works for one
            hour.
          </p>
        </div>
      ) : (
        <form method="post" noValidate onSubmit={submit}>
          <Stack gap="md">
            <TextInput
              ref={field}
              name="email"
              label="Email"
              type="email"
              autoComplete="username"
              error={error}
              required
            />
            <SubmitButton loading={forgot.isPending}>Send link</SubmitButton>
          </Stack>
        </form>
      )}
    </AccountPage>
  );
}
