/** The product serves India: days and instants are shown, and "today" begins, in India's time wherever the browser is. */
const INDIA = 'Asia/Kolkata';
const HOUR_MS = 3_600_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const isoDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: INDIA,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The ISO day `YYYY-MM-DD` that an instant falls on in India. */
export function dayInIndia(instant: Date): string {
  return isoDay.format(instant);
}

/** An ISO day as people read it: `21 Nov 2026`. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** The day of an ISO instant in India: `21 Nov 2026`. */
export function formatInstant(instant: string): string {
  return formatDay(dayInIndia(new Date(instant)));
}

const clock = new Intl.DateTimeFormat('en-IN', { timeZone: INDIA, hour: 'numeric', minute: '2-digit' });

/** The time of day of an ISO instant in India: `12:41 pm`. */
export function formatTime(instant: string): string {
  return clock.format(new Date(instant));
}

/** How long ago an ISO instant was: "Just now" within the hour, then hours, from 24 hours on days (spec part 2, section 9). */
export function formatAgo(instant: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(instant)) / HOUR_MS);
  if (hours < 1) return 'Just now';
  const [count, unit] = hours < 24 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
