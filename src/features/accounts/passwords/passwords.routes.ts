import type { SecondFactorParts } from '#features/accounts/two-factor/second-factor.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import { changePassword } from './password-changes.service.ts';
import * as contract from './passwords.contract.ts';

export function passwordsRoutes(bind: Bind, parts: SecondFactorParts): void {
  bind(contract.changePassword, (ctx, { body }) => changePassword(ctx, body, parts), {
    stores: { what: 'changes of the password', perDay: 20 },
  });
}
