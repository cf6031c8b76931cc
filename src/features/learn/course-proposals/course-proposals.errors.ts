import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const courseProposalsErrors = defineErrors({
  VERIFICATION_LEVEL_NEEDED: [403, 'This needs verification level 1 or higher.'],
  COURSE_PROPOSAL_NOT_FOUND: [404, 'Course not found'],
  COURSE_UNDER_REVIEW: [409, 'This course is with the reviewers. Take it back to change it.'],
  COURSE_DECLINED: [409, 'This course was declined. It cannot be changed or sent again.'],
  COURSE_NOT_SUBMITTED: [
    409,
    'This course is not waiting for a review: its author or another admin has acted.',
  ],
  COURSE_PUBLISHED: [409, 'This course is published. Please ask an admin to take it out of the catalog.'],
  COURSE_FILES_FULL: [409, 'This course has as many files as it can have. Please remove one first.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof courseProposalsErrors> {}
}
