import type { SecondFactorParts } from '#features/accounts/two-factor/second-factor.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './access-tokens.contract.ts';
import * as tokens from './access-tokens.service.ts';

export function accessTokensRoutes(bind: Bind, parts: SecondFactorParts): void {
  bind(contract.listAccessTokens, (ctx) => tokens.listAccessTokens(ctx));
  bind(contract.createAccessToken, (ctx, { body }) => tokens.createAccessToken(ctx, body, parts), {
    stores: { what: 'access tokens', perDay: 20 },
  });
  bind(contract.revokeAccessToken, (ctx, { params }) => tokens.revokeAccessToken(ctx, params.id));
}
