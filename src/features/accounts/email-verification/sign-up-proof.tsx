import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { AccountPage } from '#features/accounts/account/account-page.tsx';
import { VERIFICATION_ISSUE } from '#features/accounts/account/accounts.contract.ts';
import { VerifyingPage } from '#features/accounts/account/verifying-page.tsx';
import { needsSecondFactor } from '#features/accounts/sign-in/login.rules.ts';
import { SecondFactorStep } from '#features/accounts/two-factor/second-factor-step.tsx';
import { failureText } from '#platform/contract/errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { AccountResetForm } from './account-reset-form.tsx';
import { useProveSignUp } from './email-verification.api.ts';
import { SignUpPasswordForm } from './sign-up-password-form.tsx';

/**
 * Shown when the link was opened in another browser than the sign-up's. Reading the mail proves the address, not who
 * chose the password and filled in the profile: the member enters the password, or resets the account. Either signs in,
 * so that the password is not asked for again.
 */
export function SignUpProof({ token }: { token: string }) {
  const prove = useProveSignUp(token);
  const { signIn, refresh } = useSession();
  const navigate = useNavigate();
  const [resetsAccount, setResetsAccount] = useState(false);
  /** Password that was right but needs a code. */
  const [accepted, setAccepted] = useState<string>();

  /** Shows another form, without the error of the one before. */
  const startOver = (show: () => void) => {
    prove.reset();
    show();
  };

  const verified = prove.data;
  useEffect(() => {
    if (!verified) return;
    const { email, signed_in } = verified;
    const finish = async () => {
      // Leave the used link first: a session that replaces another member's empties the memory, and it would be sent
      // again.
      await navigate(`/verify?${new URLSearchParams({ email })}`, { replace: true });
      if (signed_in) signIn(signed_in.session);
      else await refresh();
    };
    void finish();
  }, [verified, navigate, signIn, refresh]);

  if (verified) return <VerifyingPage />;
  if (accepted) {
    return (
      <AccountPage title="Enter your code">
        <SecondFactorStep
          busy={prove.isPending}
          error={
            prove.error && !needsSecondFactor(prove.error)
              ? failureText(prove.error, VERIFICATION_ISSUE)
              : undefined
          }
          onCode={(code) => prove.mutate({ password: accepted, code })}
          backLabel="Back to the password"
          onBack={() => startOver(() => setAccepted(undefined))}
        />
      </AccountPage>
    );
  }
  if (resetsAccount) {
    return (
      <AccountPage
        title="Choose a new password"
        lead="This resets the account: everything entered at sign-up is removed, and whoever entered it is signed out."
      >
        <AccountResetForm prove={prove} onBack={() => startOver(() => setResetsAccount(false))} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title="Enter your password"
      lead="You signed up in another browser. Enter the password you chose there to verify your email and sign in."
    >
      <SignUpPasswordForm
        prove={prove}
        onForgotten={() => startOver(() => setResetsAccount(true))}
        onCodeNeeded={setAccepted}
      />
    </AccountPage>
  );
}
