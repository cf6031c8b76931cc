import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './collaboration-requests.contract.ts';
import * as requests from './collaboration-requests.service.ts';

export function collaborationRequestsRoutes(bind: Bind): void {
  bind(contract.sendCollaborationRequest, (ctx, { body }) => requests.sendCollaborationRequest(ctx, body), {
    stores: { what: 'collaboration requests', perDay: 50 },
  });
  bind(contract.listReceivedCollaborationRequests, (ctx, { query }) =>
    requests.listReceivedCollaborationRequests(ctx, query),
  );
  bind(contract.listSentCollaborationRequests, (ctx, { query }) =>
    requests.listSentCollaborationRequests(ctx, query),
  );
  bind(contract.listCollaborationRequestStates, (ctx, { query }) =>
    requests.listCollaborationRequestStates(ctx, query.ids),
  );
  bind(contract.getCollaborationRequestCounts, (ctx) => requests.getCollaborationRequestCounts(ctx));
  bind(
    contract.answerCollaborationRequest,
    (ctx, { params, body }) => requests.answerCollaborationRequest(ctx, params.id, body),
    { stores: { what: 'answers to collaboration requests', perDay: 200 } },
  );
}
