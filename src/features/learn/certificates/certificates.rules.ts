/** Page that takes a number, and lists the member's own certificates. */
export const CERTIFICATES_PATH = '/certificates';

/** Page on which anyone can check a certificate. */
export const certificatePath = (number: string) => `${CERTIFICATES_PATH}/${number}`;

/** Duration in words, as a certificate says it: `1 hour 30 minutes`. */
export function durationText(minutes: number): string {
  const parts = [
    { count: Math.floor(minutes / 60), unit: 'hour' },
    { count: minutes % 60, unit: 'minute' },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}
