import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { VERIFICATION_ISSUE } from '#features/accounts/account/accounts.contract.ts';
import { EmailConfirmed } from '#features/accounts/account/email-confirmed.tsx';
import { VerifyingPage } from '#features/accounts/account/verifying-page.tsx';
import { AppError, failureText } from '#platform/contract/errors.ts';
import { useHydrated } from '#platform/web/hydration.ts';
import { useSession } from '#platform/web/session.tsx';
import { useVerifyEmail } from './email-verification.api.ts';
import { SignUpProof } from './sign-up-proof.tsx';

interface VerificationLinkProps {
  token: string | null;
  email: string | null;
}

/** Redeems the link of the verification mail. A failure leads to the pending screen. */
export function VerificationLink({ token, email }: VerificationLinkProps) {
  const hydrated = useHydrated();
  const verification = useVerifyEmail(token);
  const { refresh } = useSession();

  useEffect(() => {
    if (verification.isSuccess) void refresh();
  }, [verification.isSuccess, refresh]);

  if (verification.isSuccess) return <EmailConfirmed email={verification.data.email} />;
  if (verification.isError) {
    const { error } = verification;
    if (token && error instanceof AppError && error.code === 'SIGN_UP_PROOF_NEEDED') {
      return <SignUpProof token={token} />;
    }
    return (
      <Navigate
        replace
        to={`/verify-email?${new URLSearchParams({ error: failureText(error, VERIFICATION_ISSUE) })}`}
      />
    );
  }
  if (hydrated && !token) {
    return email ? <EmailConfirmed email={email} /> : <Navigate replace to="/verify-email" />;
  }
  return <VerifyingPage />;
}
