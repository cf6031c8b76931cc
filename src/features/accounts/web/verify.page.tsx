import { useQueryParams } from '#platform/web/hydration.ts';
import { EmailChangeLink } from './components/email-change-link.tsx';
import { VerificationLink } from './components/verification-link.tsx';

/** Where links to a mailbox lead: `?token=` of a sign-up, `?email-change=` of a new address. */
export function VerifyPage() {
  const query = useQueryParams();
  const emailChange = query.get('email-change');
  if (emailChange) return <EmailChangeLink token={emailChange} />;
  return <VerificationLink token={query.get('token')} email={query.get('email')} />;
}
