import { useLocation } from 'react-router';
import { formatInstant } from '#platform/contract/dates.ts';
import classes from './deletion-notice.module.css';
import { KeepAccountButton } from './keep-account-button.tsx';

/** Notice on every page until a deletion takes effect: its date, and a button to cancel it. */
export function DeletionNotice({ dueAt }: { dueAt: string }) {
  const { pathname } = useLocation();
  // That page has a notice of its own.
  if (pathname === '/account') return null;
  return (
    <aside className={classes.notice} aria-label="Deletion of your account">
      <div>
        <p>
          Your account will be deleted on {formatInstant(dueAt)}. Your profile is no longer in the
          marketplace.
        </p>
        <KeepAccountButton />
      </div>
    </aside>
  );
}
