import { formatDay } from '#platform/contract/dates.ts';
import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import type { Document } from './documents.contract.ts';

type Expiry = Pick<Document, 'expiry' | 'days_left' | 'expires_on'>;

const TONES: Record<Document['expiry'], StateTone> = {
  none: 'neutral',
  valid: 'good',
  expiring: 'attention',
  expired: 'bad',
};

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

function wordsOf({ expiry, days_left, expires_on }: Expiry): string {
  if (expiry === 'none' || days_left === null || !expires_on) return 'No expiry date';
  if (expiry === 'expired') return `Expired on ${formatDay(expires_on)}`;
  if (expiry === 'valid') return `Valid until ${formatDay(expires_on)}`;
  return days_left === 0 ? 'Expires today' : `Expires in ${days(days_left)}`;
}

/** Badge that shows until when a document is valid. */
export function DocumentExpiryBadge(props: Expiry) {
  return <StateBadge tone={TONES[props.expiry]}>{wordsOf(props)}</StateBadge>;
}
