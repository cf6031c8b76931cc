import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const consentsErrors = defineErrors({
  CONSENT_OUTDATED: [
    409,
    'Our privacy notice has changed. Please reload the page, read it again and agree to it.',
  ],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof consentsErrors> {}
}
