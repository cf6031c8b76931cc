import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './verification.contract.ts';
import * as verification from './verification.service.ts';

/** @param adminEmail gets the new requests; without it they wait in the admins' list. */
export function verificationRoutes(bind: Bind, { adminEmail }: { adminEmail: string | undefined }): void {
  bind(contract.getVerification, (ctx) => verification.getVerification(ctx));
  bind(
    contract.askForVerification,
    (ctx, { body }) => verification.askForVerification(ctx, body, adminEmail),
    { stores: { what: 'requests for verification', perDay: 10 } },
  );
  bind(contract.withdrawVerification, (ctx, { params }) => verification.withdrawVerification(ctx, params.id));
}
