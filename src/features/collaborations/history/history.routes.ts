import type { Bind } from '#platform/server/http/bind.ts';
import { listCollaborationChanges } from './history.contract.ts';
import * as history from './history.service.ts';

export function historyRoutes(bind: Bind): void {
  bind(listCollaborationChanges, (ctx, { params, query }) =>
    history.listCollaborationChanges(ctx, params.id, query),
  );
}
