import { dayInIndia } from '#platform/contract/dates.ts';
import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import type { VerificationRequest } from './verification-requests.contract.ts';

interface VerificationStatusBadgeProps {
  request: Pick<VerificationRequest, 'status' | 'ended_at' | 'end_cause' | 'valid_until'>;
}

/** Badge with the outcome of a request. */
export function VerificationStatusBadge({ request }: VerificationStatusBadgeProps) {
  const [tone, words] = stateOf(request);
  return <StateBadge tone={tone}>{words}</StateBadge>;
}

function stateOf(request: VerificationStatusBadgeProps['request']): [StateTone, string] {
  const { status, ended_at, end_cause, valid_until } = request;
  if (status === 'open') return ['attention', 'Open'];
  if (status === 'refused') return ['bad', 'Refused'];
  if (status === 'withdrawn') return ['neutral', 'Withdrawn'];
  if (end_cause === 'renewed') return ['neutral', 'Renewed'];
  if (ended_at) return ['bad', 'Ended'];
  if (valid_until !== null && valid_until < dayInIndia(new Date())) return ['neutral', 'Expired'];
  return ['good', 'Granted'];
}
