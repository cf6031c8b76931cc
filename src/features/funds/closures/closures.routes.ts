import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './closures.contract.ts';
import * as closures from './closures.service.ts';

export function closuresRoutes(bind: Bind): void {
  bind(contract.closeGrant, (ctx, { params, body }) => closures.closeGrant(ctx, params.id, body));
}
