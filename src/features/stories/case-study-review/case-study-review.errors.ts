import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const caseStudyReviewErrors = defineErrors({
  CASE_STUDY_ALREADY_DECIDED: [
    409,
    'This success story no longer waits for a decision: another admin has decided it, or its author is changing it.',
  ],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof caseStudyReviewErrors> {}
}
