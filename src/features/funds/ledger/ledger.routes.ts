import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './ledger.contract.ts';
import * as ledger from './ledger.service.ts';

export function ledgerRoutes(bind: Bind): void {
  bind(contract.getLedger, (ctx, { params, query }) => ledger.getLedger(ctx, params.id, query));
}
