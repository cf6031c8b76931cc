import { VerifyPage } from '#features/accounts/email-verification/verify.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Email verification', 'Confirms the email address of a Dayitva account.');

export default VerifyPage;
