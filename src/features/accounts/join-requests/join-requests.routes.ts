import type { SignInParts } from '#features/accounts/sign-in/sign-in.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as answers from './join-answers.service.ts';
import * as contract from './join-requests.contract.ts';
import * as requests from './join-requests.service.ts';

export function joinRequestsRoutes(bind: Bind, parts: SignInParts): void {
  bind(contract.requestJoinLink, (ctx, { body }) => requests.requestJoinLink(ctx, body.email));
  bind(contract.openJoinLink, (ctx, { body }) => requests.openJoinLink(ctx, body.token));
  bind(contract.signUpToJoin, (ctx, { body }) => requests.signUpToJoin(ctx, body));
  bind(contract.signInToJoin, (ctx, { body }, caller) => requests.signInToJoin(ctx, body, caller, parts));
  bind(contract.getJoinOffer, (ctx) => requests.getJoinOffer(ctx));
  bind(contract.askToJoin, (ctx) => requests.askToJoin(ctx), {
    stores: { what: 'requests to join an organisation', perDay: 10 },
  });
  bind(contract.withdrawJoinRequest, (ctx) => requests.withdrawJoinRequest(ctx));
  bind(contract.listJoinRequests, (ctx) => answers.listJoinRequests(ctx));
  bind(contract.acceptJoinRequest, (ctx, { params, body }) =>
    answers.acceptJoinRequest(ctx, params.id, body.role),
  );
  bind(contract.declineJoinRequest, (ctx, { params }) => answers.declineJoinRequest(ctx, params.id));
}
