import type { Bind } from '#platform/server/http/bind.ts';
import type { SecondFactorParts } from './second-factor.service.ts';
import * as contract from './two-factor.contract.ts';
import * as twoFactor from './two-factor.service.ts';

export function twoFactorRoutes(bind: Bind, parts: SecondFactorParts): void {
  bind(contract.getTwoFactor, (ctx) => twoFactor.getTwoFactor(ctx));
  bind(contract.beginTwoFactor, (ctx, { body }) => twoFactor.beginTwoFactor(ctx, body.password, parts), {
    stores: { what: 'set-ups of two-factor sign-in', perDay: 20 },
  });
  bind(contract.confirmTwoFactor, (ctx, { body }) => twoFactor.confirmTwoFactor(ctx, body.code, parts));
  bind(contract.renewRecoveryCodes, (ctx, { body }) => twoFactor.renewRecoveryCodes(ctx, body, parts), {
    stores: { what: 'sets of recovery codes', perDay: 20 },
  });
  bind(contract.switchOffTwoFactor, (ctx, { body }) => twoFactor.switchOffTwoFactor(ctx, body, parts));
}
