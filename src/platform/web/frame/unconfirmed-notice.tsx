import { Link, useLocation } from 'react-router';
import { useSession } from '../session.tsx';
import classes from './unconfirmed-notice.module.css';

/** Pages that are about the verification already. */
const OWN_PAGES = ['/verify-email', '/verify'];

/** Reminds a signed-in member whose email is not verified yet what that keeps from them, and how to mend it. */
export function UnconfirmedNotice() {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user || user.email_confirmed || OWN_PAGES.includes(pathname)) return null;
  return (
    <aside className={classes.notice} aria-label="Email verification">
      <p>
        Your email is not verified yet. You can look around, but your profile is not shown to others.{' '}
        <Link to="/verify-email" state={{ email: user.email }}>
          Verify your email
        </Link>
      </p>
    </aside>
  );
}
