import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const coursePlayerErrors = defineErrors({
  NOT_ENROLLED: [403, 'Please enrol in this course first.'],
  COURSE_MODULE_NOT_FOUND: [404, 'This module is not part of the course.'],
  COURSE_CHANGED: [409, 'This course was changed since you opened it. Please reload the page.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof coursePlayerErrors> {}
}
