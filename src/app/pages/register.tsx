import { RegisterPage } from '#features/accounts/sign-up/register.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Sign up',
    'Join Dayitva as a corporate, an NGO or a consultant: register your organisation in three short steps.',
    '/register',
  );

export default RegisterPage;
