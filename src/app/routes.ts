import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Which address shows which page (specification part 1, section 2). Each page module says who may see it. */
export default [
  index('pages/home.tsx'),

  route('login', 'pages/login.tsx'),
  route('register', 'pages/register.tsx'),
  route('verify-email', 'pages/verify-email.tsx'),
  route('verify', 'pages/verify.tsx'),
  route('forgot-password', 'pages/forgot-password.tsx'),
  route('reset-password', 'pages/reset-password.tsx'),

  route('impact', 'pages/impact.tsx'),
  route('support', 'pages/support.tsx'),
  route('demo', 'pages/demo.tsx'),
  route('terms', 'pages/terms.tsx'),
  route('privacy', 'pages/privacy.tsx'),

  route('members/:slug', 'pages/member.tsx'),

  route('marketplace', 'pages/marketplace.tsx'),
  route('collaborations', 'pages/collaborations.tsx'),
  route('community', 'pages/community.tsx'),
  route('learn', 'pages/learn.tsx'),
  route('profile', 'pages/profile.tsx'),
  route('documents', 'pages/documents.tsx'),
  route('verification', 'pages/verification.tsx'),
  route('account', 'pages/account.tsx'),
  route('admin', 'pages/admin.tsx'),
  route('admin/verifications', 'pages/admin-verifications.tsx'),

  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
