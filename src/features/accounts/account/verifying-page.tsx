import { Loader } from '@mantine/core';
import { AccountPage } from './account-page.tsx';

/** Shown while a link is being redeemed. */
export function VerifyingPage() {
  return (
    <AccountPage title="Verifying your email…" lead="This takes a moment.">
      <Loader size="sm" role="status" aria-label="Verifying" />
    </AccountPage>
  );
}
