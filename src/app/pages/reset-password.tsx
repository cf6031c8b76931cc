import { ResetPasswordPage } from '#features/accounts/password-reset/reset-password.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('New password', 'Choose a new password for your Dayitva account.');

export default ResetPasswordPage;
