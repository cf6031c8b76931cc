import '#platform/web/component-styles.ts';
import { useLocation } from 'react-router';
import { formatInstant } from '#platform/contract/dates.ts';
import classes from './deletion-notice.module.css';
import { KeepAccountButton } from './keep-account-button.tsx';

/** On every page while an account waits for its erasure: when that is, and the way back. */
export function DeletionNotice({ dueAt }: { dueAt: string }) {
  const { pathname } = useLocation();
  // There it stands in its place.
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
