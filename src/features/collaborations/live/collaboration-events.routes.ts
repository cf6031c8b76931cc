import type { Bind } from '#platform/server/http/bind.ts';
import { watchCollaboration } from './collaboration-events.contract.ts';
import * as events from './collaboration-events.service.ts';
import { watchCollaborations } from './list-events.contract.ts';
import * as list from './list-events.service.ts';

export function collaborationEventsRoutes(bind: Bind): void {
  bind(watchCollaboration, (ctx, { params, query }) =>
    events.watchCollaboration(ctx, params.id, query.after),
  );
  bind(watchCollaborations, (ctx) => list.watchCollaborations(ctx));
}
