import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/contract/durations.ts';
import { ZONES } from './zones.ts';

const UNIX_TIME = /^\d{10}(\d{3})?$/;
/** `20261120T100000Z`. */
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:t?(\d{2})(\d{2})(\d{2})?)?(?=$|[^\d])/;
/** What a date says beside itself: `(India Standard Time)`, `[Asia/Kolkata]`. */
const REMARK = /\([^()]*\)|\[[^[\]]*\]/g;

/** `10:00`, `10:00:00.5`, `10:00am`, `10:00 p.m.` */
const TIME = /(?<!\d)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:\s*([ap])\.?m\b\.?)?/;
/** `10 am`, `10.30 pm`. */
const HALF_DAY_TIME = /(?<![\d.])(\d{1,2})(?:\.(\d{2}))?()\s*([ap])\.?m\b\.?/;
/** Behind a time: `+0530`, `+5:30`, `GMT+5:30`, `UTC-3`, `+0530 IST`. */
const OFFSET = /^ ?(?:gmt|utc|ut|z)? ?([+-]) ?(\d{1,2}?):?(\d{2})?(?!\d)(?: [a-z]{3,5}\b)?/;
const ZONE = /^ ?([a-z]{1,5})\b/;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTH = `(${MONTHS.join('|')})[a-z]*\\.?`;
const BETWEEN = "[\\s,./'-]+";
const ENDING = '(?:st|nd|rd|th)?';
const YEAR_FIRST = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const YEAR_LAST = /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
const DAY_AND_MONTH = new RegExp(
  `(?<!\\d)(\\d{1,2})${ENDING}(?:${BETWEEN}|\\s+of\\s+)${MONTH}${BETWEEN}(\\d{4}|\\d{2})(?!\\d)`,
);
const MONTH_AND_DAY = new RegExp(`\\b${MONTH}${BETWEEN}(\\d{1,2})${ENDING}${BETWEEN}(\\d{4})(?!\\d)`);

/** Milliseconds since 1970, NaN for a text that is no date. A time without a zone counts as UTC. */
function millisecondsOf(text: string): number {
  if (UNIX_TIME.test(text)) return Number(text) * (text.length === 10 ? 1000 : 1);
  const plain = text
    .toLowerCase()
    .replace(REMARK, ' ')
    .replace(/ +/g, ' ')
    .replace(
      COMPACT,
      (_, year, month, day, hour = '00', minute = '00', second = '00') =>
        `${year}-${month}-${day}t${hour}:${minute}:${second}`,
    );
  const { time, rest } = timeOf(plain);
  return dayOf(rest) + time;
}

/** The time of day in UTC, in milliseconds, and the text without it. */
function timeOf(text: string): { time: number; rest: string } {
  const found = TIME.exec(text) ?? HALF_DAY_TIME.exec(text);
  if (!found) return { time: 0, rest: text };
  const [whole, hour, minute = 0, second = '', half] = found;
  const behind = text.slice(found.index + whole.length);
  const { offset, length } = offsetOf(behind);
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  const isTime = hours < 25 && Number(minute) < 60 && Number(second) < 61;
  const time = hours * HOUR_MS + Number(minute) * MINUTE_MS + Number(second) * 1000 - offset;
  return { time: isTime ? time : Number.NaN, rest: `${text.slice(0, found.index)} ${behind.slice(length)}` };
}

/** Milliseconds that a zone is ahead of UTC, and the length of its name. */
function offsetOf(text: string): { offset: number; length: number } {
  const [whole, sign, hours, minutes = 0] = OFFSET.exec(text) ?? [];
  if (whole !== undefined && Number(hours) < 15 && Number(minutes) < 60) {
    const ahead = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
    return { offset: sign === '-' ? -ahead : ahead, length: whole.length };
  }
  const [named, zone = ''] = ZONE.exec(text) ?? [];
  const minutesAhead = ZONES[zone];
  if (named === undefined || minutesAhead === undefined) return { offset: 0, length: 0 };
  return { offset: minutesAhead * MINUTE_MS, length: named.length };
}

/** `2026-11`, which stands for its first day (W3CDTF). */
const MONTH_ALONE = /^\s*(\d{4})-(\d{2})\s*$/;

/** Milliseconds of the start of the day. */
function dayOf(text: string): number {
  const month = MONTH_ALONE.exec(text);
  if (month) return startOfDay(month[1], Number(month[2]), '1');
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return startOfDay(yearFirst[1], Number(yearFirst[2]), yearFirst[3]);
  const dayFirst = DAY_AND_MONTH.exec(text);
  if (dayFirst) return startOfDay(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = MONTH_AND_DAY.exec(text);
  if (monthFirst) return startOfDay(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
  const numbers = YEAR_LAST.exec(text);
  if (!numbers) return Number.NaN;
  const [, one, other, year] = numbers;
  // The day first, as India writes it, unless that cannot be, or is no such day of the week.
  const indian = startOfDay(year, Number(other), one);
  const american = startOfDay(year, Number(one), other);
  const weekday = WEEKDAYS.findIndex((day) => new RegExp(`\\b${day}`).test(text));
  const isAmerican = weekday !== -1 && isOn(weekday, american) && !isOn(weekday, indian);
  return Number.isNaN(indian) || isAmerican ? american : indian;
}

const monthOf = (name = '') => MONTHS.indexOf(name) + 1;
const isOn = (weekday: number, day: number) => new Date(day).getUTCDay() === weekday;

function startOfDay(year = '', month: number, day = ''): number {
  const fullYear = year.length === 2 ? Number(year) + (Number(year) < 70 ? 2000 : 1900) : Number(year);
  const time = Date.UTC(fullYear, month - 1, Number(day));
  const isDay = new Date(time).getUTCMonth() === month - 1 && Number(day) > 0;
  return isDay ? time : Number.NaN;
}

/**
 * Reads a date as feeds write it: RFC 822, ISO 8601, as Java and Drupal print it, a day first, or seconds since 1970.
 * @returns an ISO instant; null for a text that is no date, and for times that cannot be right: before 1990, or more
 * than a day ahead of `now`. One that is less than a day ahead is `now`.
 */
export function readFeedDate(text: string, now: Date): string | null {
  const time = millisecondsOf(text.normalize('NFKC').trim().replace(/\s+/g, ' ').slice(0, 100));
  if (Number.isNaN(time) || time < Date.UTC(1990) || time > now.getTime() + DAY_MS) return null;
  return new Date(Math.min(time, now.getTime())).toISOString();
}
