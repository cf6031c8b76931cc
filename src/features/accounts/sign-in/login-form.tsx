import { Alert, Anchor, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { SecondFactorStep } from '#features/accounts/two-factor/second-factor-step.tsx';
import type { LoginState } from '#platform/web/guards.tsx';
import { useHistoryState } from '#platform/web/hydration.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { needsSecondFactor, signInFailure } from './login.rules.ts';
import { useSignIn } from './sign-in.api.ts';

/** Time between the success notice and the next page (section 9). */
const REDIRECT_DELAY_MS = 1000;
const HOME = '/';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Email and password, then a code if two-factor sign-in is on. The fields keep text that was typed or autofilled
 * before the page was ready.
 */
export function LoginForm({ email }: { email: string }) {
  const { from, message } = useHistoryState<LoginState>();
  const signIn = useSignIn();
  const session = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [error, setError] = useState<string>();
  /** Credentials that were right but need a code. */
  const [accepted, setAccepted] = useState<Credentials>();
  const form = useRef<HTMLFormElement>(null);

  const busy = signIn.isPending || signIn.isSuccess;

  // Only the home page is loaded in full (section 9). It is on its way while the server checks the password.
  useEffect(() => {
    if (!busy || from || document.head.querySelector(`link[rel="prefetch"][href="${HOME}"]`)) return;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: HOME }));
  }, [busy, from]);

  useEffect(() => {
    if (!signIn.data) return;
    const leave = () => {
      if (!from) return window.location.assign(HOME);
      // What a visitor was shown may be less than what a member may see.
      client.removeQueries();
      void navigate(from, { replace: true });
    };
    const timer = setTimeout(leave, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [signIn.data, from, navigate, client]);

  const send = (input: Credentials & { code?: string }) => {
    setError(undefined);
    signIn.mutate(input, {
      onSuccess: ({ session: started }) => {
        session.signIn(started);
        showToast({ title: 'Success!', message: 'You have been signed in successfully.', tone: 'success' });
      },
      onError: (failure) => {
        if (needsSecondFactor(failure)) return setAccepted(input);
        const { title, message } = signInFailure(failure);
        showToast({ title, message, tone: 'error' });
        setError(message);
        focusField(form.current, 'password');
      },
    });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const input = { email: String(fields.get('email')).trim(), password: String(fields.get('password')) };
    if (!input.email || !input.password) {
      showToast({
        id: 'missing',
        title: 'Missing Information',
        message: 'Please enter both email and password.',
        tone: 'error',
      });
      focusField(form.current, input.email ? 'password' : 'email');
      return;
    }
    send(input);
  };

  if (accepted) {
    return (
      <SecondFactorStep
        busy={busy}
        error={error}
        onCode={(code) => send({ ...accepted, code })}
        backLabel="Back to email and password"
        onBack={() => {
          setError(undefined);
          setAccepted(undefined);
        }}
      />
    );
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <Stack gap="md">
        {message && <Alert color="ink">{message}</Alert>}
        <TextInput
          key={email}
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
        />
        <PasswordInput
          name="password"
          label="Password"
          autoComplete="current-password"
          error={error}
          required
        />
        <SubmitButton loading={busy} loaderProps={{ children: 'Signing In...' }}>
          Sign In
        </SubmitButton>
        <Anchor component={Link} to="/forgot-password" size="sm" ta="center">
          Forgot your password?
        </Anchor>
      </Stack>
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}
