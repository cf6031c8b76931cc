import { Alert, Anchor, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useResendVerification } from './email-verification.api.ts';

interface ResendFormProps {
  email: string;
  /** Reason why an earlier verification failed. */
  problem: string | null;
}

/** Sends the verification mail again. */
export function ResendForm({ email, problem }: ResendFormProps) {
  const resend = useResendVerification();
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const refuse = (message: string) => {
    setError(message);
    field.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (resend.isPending) return;
    const address = field.current?.value.trim() ?? '';
    if (!address) return refuse('Please enter your email address.');
    setError(undefined);
    resend.mutate(address, {
      onSuccess: () =>
        showToast({
          title: 'Email Sent',
          message: 'Verification email has been sent successfully.',
          tone: 'success',
        }),
      onError: (failure) => refuse(resendFailure(failure)),
    });
  };

  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap="md">
        {problem && !resend.isSuccess && (
          <Alert color="brick" title="Verification Failed" role="alert">
            {problem} If you have confirmed the address before, you can{' '}
            <Anchor component={Link} to={`/login?${new URLSearchParams({ email })}`} inherit>
              sign in
            </Anchor>
            .
          </Alert>
        )}
        <TextInput
          ref={field}
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          error={error}
          required
        />
        {resend.isSuccess && (
          <Alert color="leaf" role="status">
            Verification email sent successfully!
          </Alert>
        )}
        {resend.isSuccess && <Text size="sm">If the address is confirmed already, the email says so.</Text>}
        <SubmitButton loading={resend.isPending} loaderProps={{ children: 'Sending...' }}>
          Resend Verification Email
        </SubmitButton>
      </Stack>
    </form>
  );
}

function resendFailure(error: unknown): string {
  const isRefusal = error instanceof CallFailure && error.status < 500;
  if (!isRefusal) return 'Failed to resend verification email';
  return error.fields?.email ?? failureText(error, 'Failed to resend verification email');
}
