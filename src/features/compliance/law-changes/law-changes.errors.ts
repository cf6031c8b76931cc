import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const lawChangesErrors = defineErrors({
  LAW_ROW_NOT_FOUND: [404, 'This row of the law was not found'],
  LAW_CHANGE_NOT_FOUND: [404, 'This change of the law was not found'],
  LAW_CHANGE_DECIDED: [409, 'Somebody has decided on this change already. Please reload.'],
  LAW_CHANGE_OWN: [409, 'Another admin has to agree: two people change the law.'],
  LAW_ROWS_OVERLAP: [
    409,
    'Another row of this rule begins on that day or later, or has ended already. Please check the days.',
  ],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof lawChangesErrors> {}
}
