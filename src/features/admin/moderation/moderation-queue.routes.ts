import * as refusals from '#features/activity/decisions/decisions.contract.ts';
import { getRefusal } from '#features/activity/decisions/decisions.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './moderation-queue.contract.ts';
import * as moderation from './moderation-queue.service.ts';

/** Binds the queue of admins, and the answers of authors, which reach the areas of all kinds. */
export function moderationQueueRoutes(bind: Bind): void {
  bind(contract.listModerationQueue, (ctx, { query }) => moderation.listModerationQueue(ctx, query));
  bind(contract.decideQueueItem, (ctx, { params, body }) => moderation.decideQueueItem(ctx, params, body));
  bind(contract.listModerationLog, (ctx, { query }) => moderation.listModerationLog(ctx, query));
  bind(refusals.getRefusal, (ctx, { params }) => getRefusal(ctx, params.kind, params.id));
  bind(refusals.answerRefusal, (ctx, { params, body }) => moderation.answerRefusal(ctx, params, body));
}
