import * as decision from '#features/verification/review/verification-decision.service.ts';
import * as reviewContract from '#features/verification/review/verification-review.contract.ts';
import * as review from '#features/verification/review/verification-review.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as memberContract from './verification.contract.ts';
import * as verification from './verification.service.ts';
import type { VerificationSettings } from './verification-mails.mail.ts';

/** What the routes need of the configuration. */
type VerificationConfig = VerificationSettings & { sessionSecret: string };

export function verificationRoutes(bind: Bind, config: VerificationConfig): void {
  bind(memberContract.getVerification, (ctx) => verification.getVerification(ctx));
  bind(memberContract.askForVerification, (ctx, { body }) =>
    verification.askForVerification(ctx, body, config),
  );
  bind(memberContract.withdrawVerification, (ctx, { params }) =>
    verification.withdrawVerification(ctx, params.id),
  );

  bind(reviewContract.listVerificationRequests, (ctx, { query }) =>
    review.listVerificationRequests(ctx, query),
  );
  bind(reviewContract.getVerificationRequest, (ctx, { params }) =>
    review.getVerificationRequest(ctx, params.id),
  );
  bind(reviewContract.decideVerification, (ctx, { params, body }) =>
    decision.decideVerification(ctx, params.id, body),
  );
  bind(reviewContract.revokeVerification, (ctx, { params, body }) =>
    decision.revokeVerification(ctx, params.id, body),
  );
  bind(reviewContract.openVerificationDocument, (ctx, { params }) =>
    review.openVerificationDocument(ctx, params, config.sessionSecret),
  );
  bind(reviewContract.downloadVerificationDocument, (ctx, { params, query }) =>
    review.downloadVerificationDocument(ctx, params, query, config.sessionSecret),
  );
}
