import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './removal.contract.ts';
import * as removal from './removal.service.ts';

export function removalRoutes(bind: Bind): void {
  bind(contract.getRemoval, (ctx, { params }) => removal.getRemoval(ctx, params.id));
  bind(contract.removeCollaboration, (ctx, { params }) => removal.removeCollaboration(ctx, params.id));
  bind(contract.undoRemoval, (ctx, { params }) => removal.undoRemoval(ctx, params.id));
}
