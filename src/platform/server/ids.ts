import { randomUUID } from 'node:crypto';

/** The id before all others, which no record has. */
export const ZERO_ID = '00000000-0000-0000-0000-000000000000';

const COUNTER_MAX = 0xfff;

/** Milliseconds since 1970 as the first 48 bits of an id, and how many ids were made in that millisecond. */
let lastTime = 0;
let counter = 0;

/**
 * A new record's id: a UUID version 7, so that ids sort by the time they were made. Of two that one process makes
 * in the same millisecond the later one is the greater (RFC 9562, section 6.2, method 1: a counter in `rand_a`), so
 * that rows of one transaction keep their order.
 */
export const newId = (): string => {
  const now = Date.now();
  if (now > lastTime || counter === COUNTER_MAX) {
    lastTime = Math.max(now, lastTime + 1);
    counter = 0;
  } else {
    counter += 1;
  }
  const time = lastTime.toString(16).padStart(12, '0');
  const count = counter.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}${randomUUID().slice(18)}`;
};
