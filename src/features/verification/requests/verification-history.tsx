import { VERIFICATION_LEVEL_LABELS } from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import classes from './verification-history.module.css';
import type { VerificationRequest } from './verification-requests.contract.ts';
import rows from './verification-rows.module.css';
import { VerificationStatusBadge } from './verification-status-badge.tsx';

type PastRequest = Omit<VerificationRequest, 'documents'>;

/** Earlier requests with their decisions and reasons, newest first. */
export function VerificationHistory({ requests }: { requests: PastRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="verification-history">
      <h2 id="verification-history" className={rows.heading}>
        Earlier requests
      </h2>
      <ul className={rows.list}>
        {requests.map((request) => (
          <li key={request.id} className={classes.item}>
            <div className={classes.head}>
              <h3 className={classes.title}>
                Level {request.level}: {VERIFICATION_LEVEL_LABELS[request.level].toLowerCase()}
              </h3>
              <VerificationStatusBadge request={request} />
            </div>
            <p className={classes.fact}>{datesOf(request)}</p>
            {request.reason && <p className={classes.words}>{request.reason}</p>}
            {request.note && <p className={classes.fact}>Note with the request: {request.note}</p>}
            {request.ended_at && <p className={classes.words}>{endOf(request)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function datesOf({ created_at, asked_by_name, decided_at, status, valid_until }: PastRequest): string {
  const asked = `Requested ${asked_by_name ? `by ${asked_by_name} ` : ''}on ${formatInstant(created_at)}`;
  const decided =
    decided_at && `${status === 'withdrawn' ? 'withdrawn' : 'decided'} on ${formatInstant(decided_at)}`;
  const until = valid_until && `granted until ${formatDay(valid_until)}`;
  return [asked, decided, until].filter(Boolean).join(', ');
}

function endOf({ ended_at, end_cause, end_reason }: PastRequest): string {
  const on = formatInstant(ended_at ?? '');
  switch (end_cause) {
    case 'revoked':
      return `Revoked on ${on}: ${end_reason}`;
    case 'document-changed':
      return `Ended on ${on}: a paper was changed after it was checked (${end_reason}).`;
    case 'document-removed':
      return `Ended on ${on}: a paper was deleted (${end_reason}).`;
    case 'profile-changed':
      return `Ended on ${on}: ${end_reason} was changed in the profile.`;
    default:
      return `Renewed on ${on}`;
  }
}
