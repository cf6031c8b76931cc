import type { SessionUser } from '../session.tsx';

interface AccountLink {
  to: string;
  label: string;
  /** Number of things that wait behind the link. */
  waiting?: number;
}

/** Links of the account menu; content management is for administrators only. */
export function accountLinksFor(user: SessionUser, waiting: number): AccountLink[] {
  const links = [
    { to: '/', label: 'Your desk', waiting },
    { to: '/profile', label: 'Profile' },
    { to: '/profile?tab=connections', label: 'Connections' },
    { to: '/support', label: 'Support' },
    { to: '/demo', label: 'Demo' },
    { to: '/account', label: 'Account' },
  ];
  return user.is_admin ? [...links, { to: '/admin', label: 'Content Management' }] : links;
}
