import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './query-gateway.contract.ts';
import * as gateway from './query-gateway.service.ts';

export function queryGatewayRoutes(bind: Bind): void {
  bind(contract.runQuery, (ctx, { body }) => gateway.runQuery(ctx, body));
}
