import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const holidaysErrors = defineErrors({
  HOLIDAY_NOT_FOUND: [404, 'This holiday is no longer listed.'],
  HOLIDAYS_FULL: [409, 'As many holidays are listed as there can be. Please remove past ones first.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof holidaysErrors> {}
}
