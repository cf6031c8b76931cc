import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const indicatorsErrors = defineErrors({
  INDICATOR_NOT_FOUND: [404, 'This indicator is not here. It may have been deleted.'],
  READING_NOT_FOUND: [404, 'This reading is not here. It may have been deleted.'],
  READING_DAY_TAKEN: [409, 'There is a reading of this day already. Please change that one.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof indicatorsErrors> {}
}
