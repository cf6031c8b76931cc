import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const caseStudiesErrors = defineErrors({
  CASE_STUDY_NOT_FOUND: [404, 'Success story not found'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof caseStudiesErrors> {}
}
