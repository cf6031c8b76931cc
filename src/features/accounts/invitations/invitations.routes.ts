import type { SignInParts } from '#features/accounts/sign-in/sign-in.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './invitations.contract.ts';
import * as invitations from './invitations.service.ts';

export function invitationsRoutes(bind: Bind, parts: SignInParts): void {
  bind(contract.listInvitations, (ctx) => invitations.listInvitations(ctx));
  bind(contract.createInvitation, (ctx, { body }) => invitations.createInvitation(ctx, body, parts), {
    stores: { what: 'invitations', perDay: 30 },
  });
  bind(contract.resendInvitation, (ctx, { params }) => invitations.resendInvitation(ctx, params.id), {
    stores: { what: 'invitations sent again', perDay: 50 },
  });
  bind(contract.withdrawInvitation, (ctx, { params }) => invitations.withdrawInvitation(ctx, params.id));
  bind(contract.openInvitation, (ctx, { body }) => invitations.openInvitation(ctx, body.token));
  bind(contract.acceptInvitation, (ctx, { body }) => invitations.acceptInvitation(ctx, body, parts));
  bind(contract.signInToInvitation, (ctx, { body }, caller) =>
    invitations.signInToInvitation(ctx, body, caller, parts),
  );
  bind(contract.signUpToInvitation, (ctx, { body }, caller) =>
    invitations.signUpToInvitation(ctx, body, caller, parts),
  );
}
