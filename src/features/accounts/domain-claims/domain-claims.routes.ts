import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './domain-claims.contract.ts';
import * as claims from './domain-claims.service.ts';

export function domainClaimsRoutes(bind: Bind): void {
  bind(contract.listDomainClaims, (ctx) => claims.listDomainClaims(ctx));
  bind(contract.createDomainClaim, (ctx, { body }) => claims.createDomainClaim(ctx, body), {
    stores: { what: 'claims of domains', perDay: 10 },
  });
  bind(contract.resendDomainClaim, (ctx, { params }) => claims.resendDomainClaim(ctx, params.id), {
    stores: { what: 'links of domains sent again', perDay: 20 },
  });
  bind(contract.confirmDomainClaim, (ctx, { body }) => claims.confirmDomainClaim(ctx, body.token));
  bind(contract.removeDomainClaim, (ctx, { params }) => claims.removeDomainClaim(ctx, params.id));
}
