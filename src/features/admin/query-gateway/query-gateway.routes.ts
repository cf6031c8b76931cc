import { type Bind, WithBeside } from '#platform/server/http/bind.ts';
import type { RouteParts } from '#platform/server/noun.ts';
import * as contract from './query-gateway.contract.ts';
import * as gateway from './query-gateway.service.ts';

export function queryGatewayRoutes(bind: Bind, parts: Pick<RouteParts, 'caps' | 'contacts'>): void {
  bind(contract.runQuery, async (ctx, { body }) => {
    const { rows, ...beside } = await gateway.runQuery(ctx, body, parts);
    return new WithBeside(rows, beside);
  });
}
