import { Link } from 'react-router';
import { VERIFICATION_LEVEL_LABELS } from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { VerificationStatusBadge } from '#features/verification/requests/verification-status-badge.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import classes from './verification-request-row.module.css';
import type { ListedVerificationRequest } from './verification-review.contract.ts';

interface VerificationRequestRowProps {
  request: ListedVerificationRequest;
  /** Address of its review. */
  href: string;
}

/** One request in the admins' list, linked to its review. */
export function VerificationRequestRow({ request, href }: VerificationRequestRowProps) {
  return (
    <div className={classes.item}>
      <div>
        <Link to={href} className={classes.name}>
          {request.member_name}
        </Link>
        <p className={classes.facts}>
          {ORGANIZATION_TYPE_LABELS[request.organization_type]} · Requested on{' '}
          {formatInstant(request.created_at)}
        </p>
      </div>
      <div className={classes.asked}>
        <span>
          {request.is_renewal ? 'Renewal of level' : 'Level'} {request.level}:{' '}
          {VERIFICATION_LEVEL_LABELS[request.level].toLowerCase()}
        </span>
        <VerificationStatusBadge request={request} />
      </div>
    </div>
  );
}
