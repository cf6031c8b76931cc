import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './law-changes.contract.ts';
import * as changes from './law-changes.service.ts';

export function lawChangesRoutes(bind: Bind): void {
  bind(contract.listLawRows, (ctx, { query }) => changes.listLawRows(ctx, query));
  bind(contract.listLawChanges, (ctx, { query }) => changes.listLawChanges(ctx, query));
  bind(contract.proposeLawRow, (ctx, { body }) => changes.proposeLawRow(ctx, body));
  bind(contract.proposeLawEnd, (ctx, { params, body }) => changes.proposeLawEnd(ctx, params.id, body));
  bind(contract.decideLawChange, (ctx, { params, body }) =>
    changes.decideLawChange(ctx, params.id, body.agree),
  );
}
