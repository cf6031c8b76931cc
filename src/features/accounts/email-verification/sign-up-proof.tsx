import { useEffect, useState } from 'react';
import { AccountPage } from '#features/accounts/account/account-page.tsx';
import { EmailConfirmed } from '#features/accounts/account/email-confirmed.tsx';
import { useSession } from '#platform/web/session.tsx';
import { AccountResetForm } from './account-reset-form.tsx';
import { useProveSignUp } from './email-verification.api.ts';
import { SignUpPasswordForm } from './sign-up-password-form.tsx';

/**
 * Shown when the link was opened in another browser than the sign-up's. Reading the mail proves the address, not who
 * chose the password and filled in the profile: the member enters the password, or resets the account.
 */
export function SignUpProof({ token }: { token: string }) {
  const prove = useProveSignUp(token);
  const { refresh } = useSession();
  const [resetsAccount, setResetsAccount] = useState(false);

  useEffect(() => {
    if (prove.isSuccess) void refresh();
  }, [prove.isSuccess, refresh]);

  if (prove.isSuccess) return <EmailConfirmed email={prove.data.email} />;
  if (resetsAccount) {
    return (
      <AccountPage
        title="Choose a new password"
        lead="This resets the account: everything entered at sign-up is removed, and whoever entered it is signed out."
      >
        <AccountResetForm prove={prove} onBack={() => setResetsAccount(false)} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title="Enter your password"
      lead="You signed up in another browser. Enter the password you chose there to verify your email."
    >
      <SignUpPasswordForm prove={prove} onForgotten={() => setResetsAccount(true)} />
    </AccountPage>
  );
}
