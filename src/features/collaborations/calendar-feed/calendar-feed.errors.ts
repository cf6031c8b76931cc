import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const calendarFeedErrors = defineErrors({
  CALENDAR_FEED_NOT_FOUND: [404, 'There is no calendar at this address. Its owner can make a new one.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof calendarFeedErrors> {}
}
