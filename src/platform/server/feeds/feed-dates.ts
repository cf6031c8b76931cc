import { DAY_MS } from '#platform/contract/durations.ts';

/** Names of zones that JavaScript does not read, as offsets. Of the several zones called IST, India's is meant. */
const ZONES: Record<string, string> = {
  IST: '+0530',
  BST: '+0100',
  CET: '+0100',
  CEST: '+0200',
  SGT: '+0800',
};

/** `20/11/2026`, `20-11-2026 14:30`: the day first, as India writes it. */
const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[ ,T]+(\d{1,2}:\d{2}(?::\d{2})?))?$/;

const UNIX_TIME = /^\d{10}(\d{3})?$/;
const HAS_ZONE = /(?:[zZ]|[+-]\d{2}:?\d{2}|\b(?:GMT|UTC?|[ECMP][SD]T))\)?$/;

/** Milliseconds since 1970, NaN for a text that is no date. A time without a zone counts as UTC. */
function millisecondsOf(text: string): number {
  if (UNIX_TIME.test(text)) return Number(text) * (text.length === 10 ? 1000 : 1);
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) {
    const [, one = '', other = '', year = '', time = '00:00'] = dayFirst;
    const [day, month] = Number(other) > 12 ? [other, one] : [one, other];
    return Date.parse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time.padStart(5, '0')}Z`);
  }
  const named = text.replace(/\b[A-Z]{3,4}$/, (zone) => ZONES[zone] ?? zone);
  return Date.parse(HAS_ZONE.test(named) ? named : `${named} UTC`) || Date.parse(named);
}

/**
 * Reads a date as feeds write it: RFC 822, ISO 8601, a day first, or seconds since 1970.
 * @returns an ISO instant; null for a text that is no date, and for times that cannot be right: before 1990, or more
 * than a day ahead of `now`. One that is less than a day ahead is `now`.
 */
export function readFeedDate(text: string, now: Date): string | null {
  const time = millisecondsOf(text.trim().replace(/\s+/g, ' ').slice(0, 100));
  if (Number.isNaN(time) || time < Date.UTC(1990) || time > now.getTime() + DAY_MS) return null;
  return new Date(Math.min(time, now.getTime())).toISOString();
}
