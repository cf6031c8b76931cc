import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const withdrawalsErrors = defineErrors({
  WITHDRAWAL_NOT_FOUND: [404, 'This is not here any more. It may have been restored, or deleted for good.'],
  EVIDENCE_STAYS: [
    409,
    'This is evidence of accepted work, so it cannot be deleted: it belongs to a completed milestone or an accepted report.',
  ],
  INDICATOR_WITHDRAWN: [
    409,
    'The indicator of this reading was deleted too. Please restore the indicator first.',
  ],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof withdrawalsErrors> {}
}
