import { defineNoun } from '#platform/server/noun.ts';
import { ACCESS_TOKENS_MAX } from './access-tokens.contract.ts';
import { accessTokensErrors } from './access-tokens.errors.ts';
import { accessTokensRoutes } from './access-tokens.routes.ts';
import { createTokenLookUp } from './token-holders.service.ts';

export const accessTokensNoun = defineNoun({
  prepare: ({ database }) => ({ programs: { holderOf: createTokenLookUp(database) } }),
  routes: (bind, parts) => accessTokensRoutes(bind, parts.signIn),
  limits: [{ what: 'access tokens', max: ACCESS_TOKENS_MAX, of: 'of a member' }],
  errors: accessTokensErrors,
});
