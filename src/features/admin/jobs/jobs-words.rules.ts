import { formatInstant, formatTime } from '#platform/contract/dates.ts';

/** Words for a queue: `Late tickets` for `late-tickets`. */
export function queueLabel(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Day and time in India; `none` for null. */
export const formatWhen = (instant: string | null, none = 'Not known'): string =>
  instant ? `${formatInstant(instant)}, ${formatTime(instant)}` : none;

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Bytes with one decimal in the largest unit below them, by 1,024: `1.5 GB`. */
export function formatSize(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** step;
  return `${value.toFixed(step > 0 && value < 100 ? 1 : 0)} ${UNITS[step]}`;
}

/** Time since an instant in the two largest units: `3 d 4 h`, `5 min`. */
export function formatUptime(since: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
