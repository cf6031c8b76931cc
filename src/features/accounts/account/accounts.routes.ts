import type { Bind } from '#platform/server/http/bind.ts';
import { getAccount as getAccountRoute } from './accounts.contract.ts';
import { getAccount } from './accounts.service.ts';

export function accountsRoutes(bind: Bind): void {
  bind(getAccountRoute, (ctx) => getAccount(ctx));
}
