import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './mutes.contract.ts';
import * as mutes from './mutes.service.ts';

export function mutesRoutes(bind: Bind): void {
  bind(contract.getMute, (ctx, { params }) => mutes.getMute(ctx, params.id));
  bind(contract.updateMute, (ctx, { params, body }) => mutes.updateMute(ctx, params.id, body));
}
