import { VerifyEmailPage } from '#features/accounts/email-verification/verify-email.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Verify your email',
    'Confirm the email address of your Dayitva account, or have the verification email sent again.',
  );

export default VerifyEmailPage;
