import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './organisations.contract.ts';
import * as organisations from './organisations.service.ts';

export function organisationRoutes(bind: Bind, { grievanceContact }: { grievanceContact: string }): void {
  bind(contract.listOrganisations, (ctx, { query }) => organisations.listOrganisations(ctx, query));
  bind(contract.suspendOrganisation, (ctx, { params, body }) =>
    organisations.suspendOrganisation(ctx, params.id, body.reason, grievanceContact),
  );
  bind(contract.restoreOrganisation, (ctx, { params, body }) =>
    organisations.restoreOrganisation(ctx, params.id, body.reason),
  );
}
