import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const caseStudyDraftsErrors = defineErrors({
  CASE_STUDY_CHANGED: [
    409,
    'This success story was changed elsewhere since you opened it. Please open it again.',
  ],
  CASE_STUDY_DECLINED: [409, 'This success story was declined, so it cannot be changed or sent again.'],
  CASE_STUDY_ALREADY_SENT: [409, 'This success story has already been sent.'],
  CASE_STUDY_MEDIA_FULL: [409, 'A success story has eight files at most. Please remove one first.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof caseStudyDraftsErrors> {}
}
