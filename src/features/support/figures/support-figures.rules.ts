import type { SupportFigures } from './support-figures.contract.ts';

/** Days of which the first answers count. */
export const RESPONSE_DAYS = 30;
/** Questions count for the resolution rate while they are so many days old: younger ones had little time. */
export const RESOLUTION_DAYS = { from: 7, to: 90 };

const NO_DATA = 'New';

/** The average time as the specification writes it: `< 2 hours`, in hours that are begun. */
function responseWords(minutes: number | null): string {
  if (minutes === null) return NO_DATA;
  const hours = Math.floor(minutes / 60) + 1;
  return `< ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}

/** Returns the figures with their labels (specification part 2, section 2), and how each is counted. */
export const figureWords = ({ response_minutes, resolution_percent, active }: SupportFigures) => ({
  response: responseWords(response_minutes),
  resolution: resolution_percent === null ? NO_DATA : `${resolution_percent}%`,
  active: active === null ? NO_DATA : String(active),
});
