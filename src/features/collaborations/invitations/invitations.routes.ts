import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './invitations.contract.ts';
import * as invitations from './invitations.service.ts';
import * as received from './received-invitations.service.ts';

export function collaborationInvitationsRoutes(bind: Bind): void {
  bind(contract.listCollaborationInvitations, (ctx, { params }) =>
    invitations.listCollaborationInvitations(ctx, params.id),
  );
  bind(
    contract.inviteOrganisation,
    (ctx, { params, body }) => invitations.inviteOrganisation(ctx, params.id, body),
    { stores: { what: 'invitations into collaborations', perDay: 50 } },
  );
  bind(
    contract.resendCollaborationInvitation,
    (ctx, { params }) => invitations.resendInvitation(ctx, params),
    { stores: { what: 'invitations into collaborations sent again', perDay: 50 } },
  );
  bind(contract.withdrawCollaborationInvitation, (ctx, { params }) =>
    invitations.withdrawInvitation(ctx, params),
  );
  bind(contract.listReceivedInvitations, (ctx) => received.listReceivedInvitations(ctx));
  bind(contract.answerCollaborationInvitation, (ctx, { params, body }) =>
    received.answerCollaborationInvitation(ctx, params.id, body.status),
  );
  bind(contract.openCollaborationInvitation, (ctx, { body }) =>
    received.openCollaborationInvitation(ctx, body.token),
  );
  bind(contract.answerInvitationLink, (ctx, { body }) =>
    received.answerInvitationLink(ctx, body.token, body.status),
  );
}
