import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { formatCount } from '#platform/contract/counts.ts';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import type { AuditEntry, AuditFilters } from './audit.contract.ts';
import classes from './audit.page.module.css';
import { actLabel } from './audit-kinds.data.ts';

interface AuditRowProps {
  entry: AuditEntry;
  /** The address of the list with one more filter. */
  hrefWith: (more: AuditFilters) => string;
}

const ROLES: Record<AuditEntry['actor_role'], string> = {
  admin: 'Admin',
  member: 'Member',
  system: 'The system',
};

const written = (value: AuditEntry['facts'][string]) =>
  value === null ? 'none' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** An entry: the act, its actor and what it was about, each a link to more of the same. */
export function AuditRow({ entry, hrefWith }: AuditRowProps) {
  const { number, at, kind, actor_id, actor_role, actor_name, subject_type, subject_id, hash } = entry;
  const facts = Object.entries(entry.facts);
  return (
    <article className={classes.row} aria-labelledby={`entry-${number}`}>
      <div className={classes.line}>
        <h2 id={`entry-${number}`} className={classes.title}>
          {actLabel(kind)}
        </h2>
        <span className={classes.note}>
          {formatInstant(at)}, {formatTime(at)}
        </span>
      </div>
      <p className={classes.facts}>
        {ROLES[actor_role]}{' '}
        {actor_id && (
          <Anchor component={Link} to={hrefWith({ actor: actor_id })} inherit>
            {actor_name ?? `erased (${actor_id})`}
          </Anchor>
        )}
        {actor_id !== subject_id && (
          <>
            {' · '}
            {subject_type}{' '}
            <Anchor component={Link} to={hrefWith({ subject: subject_id })} inherit>
              {entry.subject_name ?? subject_id}
            </Anchor>
          </>
        )}
      </p>
      {facts.length > 0 && (
        <p className={classes.facts}>
          {facts.map(([name, value]) => `${name.replaceAll('_', ' ')}: ${written(value)}`).join(' · ')}
        </p>
      )}
      <p className={classes.hashes}>
        No. {formatCount(number)} · <code title={hash}>{hash.slice(0, 16)}…</code>
      </p>
    </article>
  );
}
