import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const accessTokensErrors = defineErrors({
  ACCESS_TOKEN_NOT_FOUND: [404, 'This access token was already revoked.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof accessTokensErrors> {}
}
