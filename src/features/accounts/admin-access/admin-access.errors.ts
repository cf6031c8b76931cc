import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const adminAccessErrors = defineErrors({
  LAST_ADMIN: [409, 'This is the last admin. Make another member an admin first.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof adminAccessErrors> {}
}
