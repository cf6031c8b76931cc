import { Loader } from '@mantine/core';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useHydrated, useQueryParams } from '#platform/web/hydration.ts';
import { useSession } from '#platform/web/session.tsx';
import { useVerifyEmail } from './accounts.api.ts';
import { AccountPage } from './components/account-page.tsx';
import { EmailConfirmed } from './components/email-confirmed.tsx';

/** Where the link of the verification mail leads: `?token=` is redeemed, a failure goes to the pending screen. */
export function VerifyPage() {
  const hydrated = useHydrated();
  const query = useQueryParams();
  const token = query.get('token');
  const email = query.get('email');
  const verification = useVerifyEmail(token);
  const { refresh } = useSession();

  useEffect(() => {
    if (verification.isSuccess) void refresh();
  }, [verification.isSuccess, refresh]);

  if (verification.isSuccess) return <EmailConfirmed email={verification.data.email} />;
  if (verification.isError) {
    return (
      <Navigate replace to={`/verify-email?${new URLSearchParams({ error: verification.error.message })}`} />
    );
  }
  if (hydrated && !token) {
    return email ? <EmailConfirmed email={email} /> : <Navigate replace to="/verify-email" />;
  }
  return (
    <AccountPage title="Verifying your email…" lead="This takes a moment.">
      <Loader size="sm" role="status" aria-label="Verifying" />
    </AccountPage>
  );
}
