import { defineNoun } from '#platform/server/noun.ts';
import { DOMAINS_MAX } from './domain-claims.contract.ts';
import { domainClaimsErrors } from './domain-claims.errors.ts';
import { domainClaimsRoutes } from './domain-claims.routes.ts';

export const domainClaimsNoun = defineNoun({
  routes: domainClaimsRoutes,
  limits: [{ what: 'domains', max: DOMAINS_MAX, of: 'of an organisation' }],
  errors: domainClaimsErrors,
});
