import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './password-reset.contract.ts';
import * as reset from './password-reset.service.ts';

export function passwordResetRoutes(bind: Bind, { adminEmail }: { adminEmail: string | undefined }): void {
  bind(contract.forgotPassword, (ctx, { body }) => reset.forgotPassword(ctx, body.email));
  bind(contract.resetPassword, (ctx, { body }) => reset.resetPassword(ctx, body, adminEmail));
}
