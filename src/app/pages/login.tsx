import { LoginPage } from '#features/accounts/sign-in/login.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta('Login', 'Sign in to Dayitva to find CSR partners and follow your collaborations.', '/login');

export default LoginPage;
