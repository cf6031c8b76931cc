import { dayInIndia } from '#platform/contract/dates.ts';

/** An audit or a review that lies further back says too little of today. */
const AUDIT_AGE_MAX_DAYS = 180;

/** What is wrong with the day of an audit, if anything; the form asks the same as the server. */
export function auditDayError(level: number, day: string | null | undefined, now: Date): string | null {
  if (level === 1) return null;
  if (!day)
    return level === 2 ? 'Please enter the day of the field audit' : 'Please enter the day of the review';
  if (day > dayInIndia(now)) return 'This day is in the future';
  const oldest = dayInIndia(new Date(now.getTime() - AUDIT_AGE_MAX_DAYS * 86_400_000));
  return day < oldest ? `This day must be within the last ${AUDIT_AGE_MAX_DAYS} days` : null;
}
