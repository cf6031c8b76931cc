import { ForgotPasswordPage } from '#features/accounts/password-reset/forgot-password.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta('Forgot password', 'Ask for a link to choose a new password for your Dayitva account.');

export default ForgotPasswordPage;
