import { useEffect, useMemo } from 'react';
import { Navigate } from 'react-router';
import { VERIFICATION_ISSUE } from '#features/accounts/account/accounts.contract.ts';
import { EmailConfirmed } from '#features/accounts/account/email-confirmed.tsx';
import { VerifyingPage } from '#features/accounts/account/verifying-page.tsx';
import { JoinHint } from '#features/accounts/join-requests/join-hint.tsx';
import { JoinOfferCard } from '#features/accounts/join-requests/join-offer-card.tsx';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { useHydrated } from '#platform/web/hydration.ts';
import { useSession } from '#platform/web/session.tsx';
import { canProveSignUp, useVerifyEmail } from './email-verification.api.ts';
import { SignUpProof } from './sign-up-proof.tsx';
import classes from './verification-link.module.css';

interface VerificationLinkProps {
  token: string | null;
  email: string | null;
}

/**
 * Runs before the first paint. A browser that did not sign up is asked for the password, so the form appears before any
 * script has come. Has no quotes, `&` or `<`, because React escapes them.
 */
const MARK_ELSEWHERE =
  'try{const s=localStorage;if(/[?]token=./.test(location.search))if(!s.access_token)if(!s.sign_up_secret)' +
  'document.documentElement.dataset.signedUpElsewhere=1}catch{}';

const needsProof = (error: unknown) => error instanceof CallFailure && error.code === 'SIGN_UP_PROOF_NEEDED';

/**
 * Redeems the link of the verification mail. A failure leads to the pending screen. Until the page is hydrated it holds
 * both screens, and the mark above chooses: what is typed into the password stays.
 */
export function VerificationLink({ token, email }: VerificationLinkProps) {
  const hydrated = useHydrated();
  const verification = useVerifyEmail(token);
  const { refresh } = useSession();
  const opensElsewhere = useMemo(() => hydrated && !canProveSignUp(), [hydrated]);

  useEffect(() => {
    if (verification.isSuccess) void refresh();
  }, [verification.isSuccess, refresh]);

  if (verification.isSuccess) {
    const { can_join } = verification.data;
    return (
      <EmailConfirmed email={verification.data.email} next={can_join === null ? undefined : '/account'}>
        {can_join !== null && <JoinHint organisation={can_join} />}
      </EmailConfirmed>
    );
  }
  if (verification.isError && !needsProof(verification.error)) {
    const error = failureText(verification.error, VERIFICATION_ISSUE);
    return <Navigate replace to={`/verify-email?${new URLSearchParams({ error })}`} />;
  }
  if (hydrated && !token) {
    return email ? <ConfirmedWithOffer email={email} /> : <Navigate replace to="/verify-email" />;
  }
  const asksPassword = opensElsewhere || verification.isError;
  return (
    <>
      {!hydrated && <script>{MARK_ELSEWHERE}</script>}
      {!(hydrated && asksPassword) && (
        <div className={hydrated ? undefined : classes.verifying}>
          <VerifyingPage />
        </div>
      )}
      {!(hydrated && !asksPassword) && (
        <div className={hydrated ? undefined : classes.elsewhere}>
          <SignUpProof token={token ?? ''} />
        </div>
      )}
    </>
  );
}

/** Where a member signed in with the link: the offer itself. */
function ConfirmedWithOffer({ email }: { email: string }) {
  const { user } = useSession();
  return (
    <EmailConfirmed email={email}>
      {user && (
        <div className={classes.offer}>
          <JoinOfferCard />
        </div>
      )}
    </EmailConfirmed>
  );
}
