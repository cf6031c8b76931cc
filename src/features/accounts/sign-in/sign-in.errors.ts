import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const signInErrors = defineErrors({
  INVALID_CREDENTIALS: [401, 'Invalid email or password.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof signInErrors> {}
}
