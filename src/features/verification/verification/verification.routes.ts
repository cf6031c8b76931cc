import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './verification.contract.ts';
import * as verification from './verification.service.ts';
import type { VerificationSettings } from './verification-mails.mail.ts';

export function verificationRoutes(bind: Bind, settings: VerificationSettings): void {
  bind(contract.getVerification, (ctx) => verification.getVerification(ctx));
  bind(contract.askForVerification, (ctx, { body }) => verification.askForVerification(ctx, body, settings));
  bind(contract.withdrawVerification, (ctx, { params }) => verification.withdrawVerification(ctx, params.id));
}
