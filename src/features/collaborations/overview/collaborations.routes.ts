import * as contract from '#features/collaborations/collaboration/collaborations.contract.ts';
import * as collaborations from '#features/collaborations/collaboration/collaborations.service.ts';
import * as workspaceContract from '#features/collaborations/collaboration/workspace.contract.ts';
import * as workspace from '#features/collaborations/collaboration/workspace.service.ts';
import * as ratingsContract from '#features/collaborations/ratings/ratings.contract.ts';
import * as ratings from '#features/collaborations/ratings/ratings.service.ts';
import * as requestContract from '#features/collaborations/requests/collaboration-requests.contract.ts';
import * as requests from '#features/collaborations/requests/collaboration-requests.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';

export function collaborationsRoutes(bind: Bind): void {
  bind(requestContract.sendCollaborationRequest, (ctx, { body }) =>
    requests.sendCollaborationRequest(ctx, body),
  );
  bind(requestContract.listReceivedCollaborationRequests, (ctx, { query }) =>
    requests.listReceivedCollaborationRequests(ctx, query),
  );
  bind(requestContract.listSentCollaborationRequests, (ctx, { query }) =>
    requests.listSentCollaborationRequests(ctx, query),
  );
  bind(requestContract.getCollaborationRequestCounts, (ctx) => requests.getCollaborationRequestCounts(ctx));
  bind(requestContract.listHeldCollaborationRequests, (ctx, { query }) =>
    requests.listHeldCollaborationRequests(ctx, query),
  );
  bind(requestContract.answerCollaborationRequest, (ctx, { params, body }) =>
    requests.answerCollaborationRequest(ctx, params.id, body),
  );

  bind(contract.listCollaborations, (ctx, { query }) => collaborations.listCollaborations(ctx, query));
  bind(contract.getCollaborationStats, (ctx) => collaborations.getCollaborationStats(ctx));
  bind(contract.createCollaboration, (ctx, { body }) => collaborations.createCollaboration(ctx, body));
  bind(contract.getCollaboration, (ctx, { params }) => collaborations.getCollaboration(ctx, params.id));
  bind(contract.updateCollaboration, (ctx, { params, body }) =>
    collaborations.updateCollaboration(ctx, params.id, body),
  );
  bind(contract.removeCollaboration, (ctx, { params }) => collaborations.removeCollaboration(ctx, params.id));

  bind(workspaceContract.listMilestones, (ctx, { params }) => workspace.listMilestones(ctx, params.id));
  bind(workspaceContract.createMilestone, (ctx, { params, body }) =>
    workspace.createMilestone(ctx, params.id, body),
  );
  bind(workspaceContract.updateMilestone, (ctx, { params, body }) =>
    workspace.updateMilestone(ctx, params, body),
  );
  bind(workspaceContract.removeMilestone, (ctx, { params }) => workspace.removeMilestone(ctx, params));
  bind(workspaceContract.listParticipants, (ctx, { params }) => workspace.listParticipants(ctx, params.id));
  bind(workspaceContract.createParticipant, (ctx, { params, body }) =>
    workspace.createParticipant(ctx, params.id, body),
  );
  bind(workspaceContract.updateParticipant, (ctx, { params, body }) =>
    workspace.updateParticipant(ctx, params, body),
  );
  bind(workspaceContract.removeParticipant, (ctx, { params }) => workspace.removeParticipant(ctx, params));

  bind(ratingsContract.ratePartner, (ctx, { params, body }) => ratings.ratePartner(ctx, params.id, body));
  bind(ratingsContract.listCollaborationRatings, (ctx, { params }) =>
    ratings.listCollaborationRatings(ctx, params.id),
  );
  bind(ratingsContract.listProfileRatings, (ctx, { params, query }) =>
    ratings.listProfileRatings(ctx, params.id, query),
  );
  bind(ratingsContract.replyToRating, (ctx, { params, body }) => ratings.replyToRating(ctx, params.id, body));
}
