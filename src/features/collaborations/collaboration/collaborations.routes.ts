import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './collaborations.contract.ts';
import * as collaborations from './collaborations.service.ts';

export function collaborationsRoutes(bind: Bind): void {
  bind(contract.listCollaborations, (ctx, { query }) => collaborations.listCollaborations(ctx, query));
  bind(contract.countCollaborations, (ctx, { query }) => collaborations.countCollaborations(ctx, query));
  bind(contract.getCollaborationStats, (ctx) => collaborations.getCollaborationStats(ctx));
  bind(contract.getCollaboration, (ctx, { params }) => collaborations.getCollaboration(ctx, params.id));
  bind(contract.updateCollaboration, (ctx, { params, body }) =>
    collaborations.updateCollaboration(ctx, params.id, body),
  );
  bind(
    contract.archiveCollaboration,
    (ctx, { params }) => collaborations.archiveCollaboration(ctx, params.id),
    { stores: { what: 'archived collaborations', perDay: 50 } },
  );
  bind(contract.restoreCollaboration, (ctx, { params }) =>
    collaborations.restoreCollaboration(ctx, params.id),
  );
}
