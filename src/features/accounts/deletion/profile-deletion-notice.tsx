import { formatInstant } from '#platform/contract/dates.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import classes from './deletion-notice.module.css';
import { KeepProfileButton } from './keep-profile-button.tsx';
import { keepProfile } from './profile-deletion.contract.ts';

/** Notice on every page until the organisation acted for is erased: the date, and for owners a button to keep it. */
export function ProfileDeletionNotice({ name, dueAt }: { name: string; dueAt: string }) {
  const mayKeep = useMayCall()(keepProfile);
  return (
    <aside className={classes.notice} aria-label="Deletion of the organisation">
      <div>
        <p>
          {name} will be deleted on {formatInstant(dueAt)}. It is no longer in the marketplace.
          {!mayKeep && ' An owner can stop this.'}
        </p>
        {mayKeep && <KeepProfileButton />}
      </div>
    </aside>
  );
}
