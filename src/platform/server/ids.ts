import { randomUUIDv7 } from 'node:crypto';

/** A new record's id: a UUID version 7, so that ids sort by the time they were made (RFC 9562). */
export const newId = (): string => randomUUIDv7();
