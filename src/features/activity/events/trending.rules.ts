/** Days of each of the two periods that are compared, the second one with today. */
export const PERIOD_DAYS = 30;

/** Fewer events than these can be chance. */
const COUNT_MIN = 5;

/** "Grew by half" (decision 16). */
const GROWTH = 1.5;

/**
 * True for a topic that grew by half against the 30 days before. A topic without events in these days has grown, but not
 * while nothing at all was noted in them: then there is nothing to compare with.
 * @param count events of the last 30 days. @param countBefore events of the 30 days before.
 */
export const isTrending = (count: number, countBefore: number, hasBefore: boolean): boolean =>
  hasBefore && count >= COUNT_MIN && count >= countBefore * GROWTH;
