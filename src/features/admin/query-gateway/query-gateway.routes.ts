import type { Bind } from '#platform/server/http/bind.ts';
import type { CapCheck } from '#platform/server/http/caps.ts';
import * as contract from './query-gateway.contract.ts';
import * as gateway from './query-gateway.service.ts';

/** @param caps counts what a statement makes as the typed routes do; null for load tests. */
export function queryGatewayRoutes(bind: Bind, caps: CapCheck | null): void {
  bind(contract.runQuery, (ctx, { body }) => gateway.runQuery(ctx, body, caps));
}
