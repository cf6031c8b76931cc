import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './withdrawals.contract.ts';
import * as withdrawals from './withdrawals.service.ts';

export function withdrawalRoutes(bind: Bind): void {
  bind(contract.listWithdrawals, (ctx, { params, query }) =>
    withdrawals.listWithdrawals(ctx, params.id, query),
  );
  bind(contract.restoreWithdrawal, (ctx, { params }) => withdrawals.restoreWithdrawal(ctx, params));
}
