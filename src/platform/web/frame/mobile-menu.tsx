import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { Link } from 'react-router';
import { useSession } from '../session.tsx';
import { accountLinksFor } from './account-links.ts';
import { HeaderLinks } from './header-links.tsx';
import classes from './mobile-menu.module.css';

interface MobileMenuProps {
  id: string;
  /** Number of things that wait for the member. */
  waiting: number;
  /** Called when a link was followed or the member signed out. */
  onLeave: () => void;
}

/** The header's links on a narrow screen, and what the account menu holds. */
export function MobileMenu({ id, waiting, onLeave }: MobileMenuProps) {
  const { user, signOut } = useSession();
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape') onLeave();
  });
  return (
    <nav className={classes.menu} id={id} aria-label="Main">
      <HeaderLinks onNavigate={onLeave} />
      <hr className={classes.rule} />
      {user ? (
        <>
          <p className={classes.email}>{user.email}</p>
          {accountLinksFor(user, waiting).map(({ to, label, waiting }) => (
            <Link key={to} to={to} onClick={onLeave}>
              {label}
              {waiting ? ` (${waiting})` : ''}
            </Link>
          ))}
          <button
            type="button"
            onClick={() => {
              onLeave();
              void signOut();
            }}
          >
            Sign Out
          </button>
        </>
      ) : (
        <div className={classes.buttons}>
          <Button component={Link} to="/login" variant="default" size="md" onClick={onLeave}>
            Login
          </Button>
          <Button component={Link} to="/register" size="md" onClick={onLeave}>
            Sign Up
          </Button>
        </div>
      )}
    </nav>
  );
}
