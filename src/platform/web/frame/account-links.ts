import type { SessionUser } from '../session.tsx';

interface AccountLink {
  to: string;
  label: string;
}

/** Links of the account menu; content management is for administrators only. */
export function accountLinksFor(user: SessionUser): AccountLink[] {
  const links = [
    { to: '/profile', label: 'Profile' },
    { to: '/support', label: 'Support' },
    { to: '/demo', label: 'Demo' },
    { to: '/account', label: 'Account' },
  ];
  return user.is_admin ? [...links, { to: '/admin', label: 'Content Management' }] : links;
}
