import type { Bind } from '#platform/server/http/bind.ts';
import * as decision from './verification-decision.service.ts';
import * as contract from './verification-review.contract.ts';
import * as review from './verification-review.service.ts';

export function verificationReviewRoutes(bind: Bind, { sessionSecret }: { sessionSecret: string }): void {
  bind(contract.listVerificationRequests, (ctx, { query }) => review.listVerificationRequests(ctx, query));
  bind(contract.getVerificationRequest, (ctx, { params }) => review.getVerificationRequest(ctx, params.id));
  bind(contract.decideVerification, (ctx, { params, body }) =>
    decision.decideVerification(ctx, params.id, body),
  );
  bind(contract.revokeVerification, (ctx, { params, body }) =>
    decision.revokeVerification(ctx, params.id, body),
  );
  bind(contract.openVerificationNumbers, (ctx, { params }) => review.openVerificationNumbers(ctx, params.id));
  bind(contract.openVerificationDocument, (ctx, { params }) =>
    review.openVerificationDocument(ctx, params, sessionSecret),
  );
  bind(contract.downloadVerificationDocument, (ctx, { params, query }) =>
    review.downloadVerificationDocument(ctx, params, query, sessionSecret),
  );
}
