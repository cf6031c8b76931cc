import { formatInstant } from '#platform/contract/dates.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { PersonRow } from './people.contract.ts';
import classes from './people.module.css';

/** The states that a member is in; nothing for a member without any. */
export function PersonBadges({ person }: { person: PersonRow }) {
  const { is_admin, suspended_at, merged_into, deletion_due_at, email_confirmed } = person;
  const closes_at = person.organisation_deletion_due_at;
  if (!is_admin && !suspended_at && !deletion_due_at && !closes_at && email_confirmed) return null;
  return (
    <span className={classes.badges}>
      {is_admin && <StateBadge tone="active">Admin</StateBadge>}
      {suspended_at && <StateBadge tone="bad">{merged_into ? 'Merged' : 'Suspended'}</StateBadge>}
      {deletion_due_at && (
        <StateBadge tone="attention">Leaves on {formatInstant(deletion_due_at)}</StateBadge>
      )}
      {closes_at && (
        <StateBadge tone="attention">Organisation is erased on {formatInstant(closes_at)}</StateBadge>
      )}
      {!email_confirmed && <StateBadge tone="attention">Email not confirmed</StateBadge>}
    </span>
  );
}
