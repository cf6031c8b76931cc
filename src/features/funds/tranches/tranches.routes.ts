import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './tranches.contract.ts';
import * as tranches from './tranches.service.ts';

export function tranchesRoutes(bind: Bind): void {
  bind(contract.waiveConditions, (ctx, { params, body }) =>
    tranches.waiveConditions(ctx, params, body.reason),
  );
  bind(contract.meetCondition, (ctx, { params }) => tranches.meetCondition(ctx, params));
}
