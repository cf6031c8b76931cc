import { EmailChangeLink } from '#features/accounts/email-change/email-change-link.tsx';
import { useQueryParams } from '#platform/web/hydration.ts';
import { verifyEarly } from './email-verification.api.ts';
import { VerificationLink } from './verification-link.tsx';

verifyEarly();

/** Target of links in mails: `?token=` for a sign-up, `?email-change=` for a new address. */
export function VerifyPage() {
  const query = useQueryParams();
  const emailChange = query.get('email-change');
  if (emailChange) return <EmailChangeLink token={emailChange} />;
  return <VerificationLink token={query.get('token')} email={query.get('email')} />;
}
