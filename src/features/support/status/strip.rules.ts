import { dayAfter, formatDay } from '#platform/contract/dates.ts';
import type { StatusDay } from './status.contract.ts';
import { type ServiceState, STATE_LABELS, STRIP_DAYS } from './status.rules.ts';

/** A day of the strip; one without data is `unknown`. */
export type StripDay = Pick<StatusDay, 'day' | 'status'> & Partial<StatusDay>;

/** Height of the drawing, and of the bar of each state: a state has a height as well as a colour. */
export const BAR_HEIGHT = 28;
export const BAR_HEIGHTS: Record<ServiceState, number> = {
  operational: 16,
  degraded: 22,
  outage: BAR_HEIGHT,
  maintenance: 16,
  unknown: 3,
};

/** Fills the days without data in. @param today ISO day: the last one. */
export function stripOf(days: StatusDay[], today: string): StripDay[] {
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: STRIP_DAYS }, (_, at) => {
    const day = dayAfter(today, at + 1 - STRIP_DAYS);
    return known.get(day) ?? { day, status: 'unknown' };
  });
}

const minutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

/** The minutes of a day that were not good, in words. */
export function minutesInWords({ outage = 0, degraded = 0, maintenance = 0 }: Partial<StatusDay>): string {
  const parts = [
    outage > 0 && `${minutes(outage)} of outage`,
    degraded > 0 && `${minutes(degraded)} degraded`,
    maintenance > 0 && `${minutes(maintenance)} of maintenance`,
  ].filter(Boolean);
  return parts.join(', ');
}

/** "12 Nov 2026: Outage, 14 minutes of outage". */
export function dayInWords(day: StripDay): string {
  const found = minutesInWords(day);
  return `${formatDay(day.day)}: ${STATE_LABELS[day.status]}${found && `, ${found}`}`;
}

const COUNTED = ['operational', 'degraded', 'outage', 'maintenance', 'unknown'] as const;

/** The strip in a sentence: "Last 90 days: 3 operational, 1 outage, 86 no data". */
export function stripInWords(strip: StripDay[]): string {
  const count = (state: ServiceState) => strip.filter(({ status }) => status === state).length;
  const parts = COUNTED.filter((state) => count(state) > 0).map(
    (state) => `${count(state)} ${STATE_LABELS[state].toLowerCase()}`,
  );
  return `Last ${STRIP_DAYS} days: ${parts.join(', ')}`;
}
