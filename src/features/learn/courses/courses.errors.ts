import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const coursesErrors = defineErrors({
  COURSE_NOT_FOUND: [404, 'Course not found'],
  COURSE_HAS_PRICE: [
    409,
    'This course has a price, and Dayitva takes no payments. Please contact its organiser.',
  ],
  COURSE_MODULE_NOT_DONE: [409, 'You can rate a course once you have completed one of its modules.'],
  COURSE_OF_YOURSELF: [409, 'You cannot rate your own course.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof coursesErrors> {}
}
