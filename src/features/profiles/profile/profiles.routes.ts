import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './profiles.contract.ts';
import * as profiles from './profiles.service.ts';

export function profilesRoutes(bind: Bind): void {
  bind(contract.getProfile, (ctx) => profiles.getProfile(ctx));
  bind(contract.updateProfile, (ctx, { body }) => profiles.updateProfile(ctx, body), {
    stores: { what: 'changes of the profile', perDay: 200 },
  });
  bind(contract.updateMailChoices, (ctx, { body }) => profiles.updateMailChoices(ctx, body));
  bind(contract.getOverview, (ctx) => profiles.getOverview(ctx));
}
