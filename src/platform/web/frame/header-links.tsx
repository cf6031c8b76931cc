import { Link, useLocation } from 'react-router';
import { useHydrated } from '../hydration.ts';
import classes from './header-links.module.css';

const LINKS = [
  { to: '/marketplace', label: 'CSR Marketplace' },
  { to: '/collaborations', label: 'CSR Connect Pro' },
  { to: '/learn', label: 'Learn CSR' },
];

/** The links of the header to the three offerings; the one that leads here is marked. */
export function HeaderLinks({ onNavigate }: { onNavigate?: () => void }) {
  // The built page does not know its address, so the mark comes with hydration.
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  return LINKS.map(({ to, label }) => (
    <Link
      key={to}
      className={classes.link}
      to={to}
      onClick={onNavigate}
      aria-current={hydrated && pathname === to ? 'page' : undefined}
    >
      {label}
    </Link>
  ));
}
