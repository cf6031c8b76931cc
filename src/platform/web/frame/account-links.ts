import type { SessionUser } from '../session.tsx';

interface AccountLink {
  to: string;
  label: string;
}

/** Links of the account menu in groups: the own organisation, what all share, the person. Content management is for administrators only. */
export function accountLinksFor(user: SessionUser): AccountLink[][] {
  return [
    [
      { to: '/profile', label: 'Profile' },
      { to: '/profile?tab=connections', label: 'Connections' },
      { to: '/verification', label: 'Verification' },
      { to: '/marketplace?saved=true', label: 'Lists' },
      { to: '/profile?tab=settings', label: 'People' },
    ],
    [
      { to: '/community', label: 'Community' },
      { to: '/support', label: 'Support' },
      { to: '/demo', label: 'Demo' },
    ],
    [
      { to: '/account', label: 'Account' },
      ...(user.is_admin ? [{ to: '/admin', label: 'Content Management' }] : []),
    ],
  ];
}
