import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const webinarsErrors = defineErrors({
  COURSE_SESSION_NOT_FOUND: [404, 'This date is no longer here.'],
  COURSE_SESSION_OVER: [409, 'This date has begun, or was cancelled.'],
  COURSE_SESSION_FULL: [409, 'The waiting list of this date is full.'],
  COURSE_SESSIONS_FULL: [409, 'This course has as many dates as it can have. Please cancel one first.'],
  COURSE_HAS_NO_DATES: [409, 'Only webinars and workshops have dates.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof webinarsErrors> {}
}
