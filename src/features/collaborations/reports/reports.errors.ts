import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const reportsErrors = defineErrors({
  REPORT_NOT_FOUND: [404, 'This report is not here. It may have been deleted.'],
  REPORT_CHANGED: [409, 'Some of these fields were changed elsewhere since you opened them.'],
  REPORT_SENT: [409, 'This report was sent. It can be changed when it is returned.'],
  REPORT_ANSWERED: [409, 'This report was answered or sent again in the meantime. Please read it again.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof reportsErrors> {}
}
