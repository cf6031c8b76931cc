import type { Bind } from '#platform/server/http/bind.ts';
import { followTopic as route } from './follows.contract.ts';
import { followTopic } from './follows.service.ts';

export function followsRoutes(bind: Bind): void {
  bind(route, (ctx, { params, body }) => followTopic(ctx, params.id, body), {
    stores: { what: 'followed or muted topics', perDay: 200 },
  });
}
