import { Alert, Button, PasswordInput, Stack } from '@mantine/core';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { AppError } from '#platform/contract/errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { CurrentPassword, Password } from '../../accounts.contract.ts';
import { useProveSignUp } from '../accounts.api.ts';
import { AccountPage } from './account-page.tsx';
import { EmailConfirmed } from './email-confirmed.tsx';
import { NewPasswordInput } from './new-password-input.tsx';

/**
 * The link was opened in another browser than the one of the sign-up. Reading the mail does not make the password good
 * that somebody chose: it is entered once, or a new one takes its place.
 */
export function SignUpProof({ token }: { token: string }) {
  const prove = useProveSignUp(token);
  const { refresh } = useSession();
  const [chooses, setChooses] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  // Each of the two fields has the focus as soon as it is there.
  const hold = useCallback((node: HTMLInputElement | null) => {
    field.current = node;
    node?.focus();
  }, []);
  useEffect(() => {
    if (prove.isSuccess) void refresh();
  }, [prove.isSuccess, refresh]);

  if (prove.isSuccess) return <EmailConfirmed email={prove.data.email} />;

  const refuse = (message: string) => {
    setProblem(message);
    field.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (prove.isPending) return;
    const wrong = (chooses ? Password : CurrentPassword).safeParse(typed).error?.issues[0]?.message;
    if (wrong) return refuse(wrong);
    setProblem(undefined);
    prove.mutate(chooses ? { new_password: typed } : { password: typed }, {
      onError: (error) => {
        const [named] = Object.values((error instanceof AppError && error.fields) || {});
        refuse(named ?? error.message);
      },
    });
  };

  const choose = (next: boolean) => {
    setChooses(next);
    setTyped('');
    setProblem(undefined);
  };

  return (
    <AccountPage
      title={chooses ? 'Choose a new password' : 'Enter your password'}
      lead={
        chooses
          ? 'It replaces the one that was chosen at the sign-up, and signs out whoever used that.'
          : 'You signed up in another browser. Enter the password that you chose there, and your email is verified.'
      }
    >
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap="md">
          {chooses ? (
            <NewPasswordInput
              label="New password"
              typed={typed}
              ref={hold}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              error={problem}
            />
          ) : (
            <PasswordInput
              label="Password"
              autoComplete="current-password"
              ref={hold}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              error={problem}
              required
            />
          )}
          <Button type="submit" size="md" loading={prove.isPending}>
            Verify email
          </Button>
          {chooses ? (
            <Button variant="subtle" onClick={() => choose(false)}>
              I know the password
            </Button>
          ) : (
            <>
              <Alert color="ink">
                You did not sign up yourself, or forgot the password? Choose a new one; then check what your
                profile says.
              </Alert>
              <Button variant="default" onClick={() => choose(true)}>
                Choose a new password
              </Button>
            </>
          )}
        </Stack>
      </form>
    </AccountPage>
  );
}
