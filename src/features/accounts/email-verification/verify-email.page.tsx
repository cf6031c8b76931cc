import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { AccountPage } from '#features/accounts/account/account-page.tsx';
import { EmailConfirmed } from '#features/accounts/account/email-confirmed.tsx';
import { useHistoryState, useQueryParams } from '#platform/web/hydration.ts';
import { useSession } from '#platform/web/session.tsx';
import { ResendForm } from './resend-form.tsx';

const LINK_SENT =
  'We have sent you a link. Open it to confirm that the address is yours; it works for 24 hours.';
const NEW_LINK = 'Ask for a new link, and open it within 24 hours to confirm that the address is yours.';

/** Shown to members with an unconfirmed email. `?error=` says why a link did not work. */
export function VerifyEmailPage() {
  const { user } = useSession();
  const query = useQueryParams();
  const state = useHistoryState<{ email: string }>();
  if (user?.email_confirmed) return <EmailConfirmed email={user.email} />;

  const problem = query.get('error');
  const email = state.email ?? query.get('email') ?? user?.email ?? '';
  return (
    <AccountPage
      title="Verify Your Email"
      lead={problem ? NEW_LINK : LINK_SENT}
      footer={
        <Anchor component={Link} to="/login">
          Back to Login
        </Anchor>
      }
    >
      <ResendForm key={email} email={email} problem={problem} />
    </AccountPage>
  );
}
