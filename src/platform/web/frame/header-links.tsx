import { NavLink } from 'react-router';
import classes from './header-links.module.css';

const LINKS = [
  { to: '/marketplace', label: 'CSR Marketplace' },
  { to: '/collaborations', label: 'CSR Connect Pro' },
];

/** The two links of the header; the one that leads here is marked. */
export function HeaderLinks({ onNavigate }: { onNavigate?: () => void }) {
  return LINKS.map(({ to, label }) => (
    <NavLink key={to} className={classes.link} to={to} onClick={onNavigate}>
      {label}
    </NavLink>
  ));
}
