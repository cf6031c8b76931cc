import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const partnersTurnErrors = defineErrors({
  NOTHING_TO_REMIND: [404, 'This does not wait for a partner any more. Please reload your desk.'],
  PARTNER_CANNOT_BE_REMINDED: [409, 'This partner has no profile on Dayitva. Please write to them.'],
  REMINDED_ALREADY: [409, 'They were reminded of this in the last three days. Please wait a little.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof partnersTurnErrors> {}
}
