import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const certificatesErrors = defineErrors({
  CERTIFICATE_NOT_FOUND: [404, 'There is no certificate with this number. Please check the number.'],
  CERTIFICATE_REVOKED: [409, 'This certificate was revoked.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof certificatesErrors> {}
}
