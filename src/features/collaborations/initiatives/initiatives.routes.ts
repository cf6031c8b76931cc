import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './initiatives.contract.ts';
import * as initiatives from './initiatives.service.ts';

export function initiativesRoutes(bind: Bind): void {
  bind(contract.createCollaboration, (ctx, { body }) => initiatives.createCollaboration(ctx, body));
}
