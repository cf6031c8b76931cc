import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const organisationsErrors = defineErrors({
  ORGANISATION_CHANGED: [
    409,
    'Another admin has just changed this organisation. Please look at the page again.',
  ],
  ORGANISATION_OF_ADMIN: [
    409,
    'An admin belongs to this organisation. Take the admin rights away first, then suspend it.',
  ],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof organisationsErrors> {}
}
