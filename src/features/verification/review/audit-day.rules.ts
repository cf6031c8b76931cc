import { dayInIndia } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';

/** An older audit or review says too little about today. */
const AUDIT_AGE_MAX_DAYS = 180;

/** Returns the error in the day of an audit, or null; used by the form and the server. */
export function auditDayError(level: number, day: string | null | undefined, now: Date): string | null {
  if (level === 1) return null;
  if (!day)
    return level === 2 ? 'Please enter the day of the field audit' : 'Please enter the day of the review';
  if (day > dayInIndia(now)) return 'This day is in the future';
  const oldest = dayInIndia(new Date(now.getTime() - AUDIT_AGE_MAX_DAYS * DAY_MS));
  return day < oldest ? `This day must be within the last ${AUDIT_AGE_MAX_DAYS} days` : null;
}
