import type { SecondFactorParts } from '#features/accounts/two-factor/second-factor.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './memberships.contract.ts';
import * as memberships from './memberships.service.ts';

export function membershipsRoutes(bind: Bind, parts: SecondFactorParts): void {
  bind(contract.listColleagues, (ctx) => memberships.listColleagues(ctx));
  bind(contract.updateColleague, (ctx, { params, body }) =>
    memberships.updateColleague(ctx, params.id, body, parts),
  );
  bind(contract.removeColleague, (ctx, { params }) => memberships.removeColleague(ctx, params.id));
  bind(contract.leaveProfile, (ctx, { params }) => memberships.leaveProfile(ctx, params.id));
  bind(contract.transferOwnership, (ctx, { body }) => memberships.transferOwnership(ctx, body, parts));
  bind(contract.listOwnProfiles, (ctx) => memberships.listOwnProfiles(ctx));
  bind(contract.switchProfile, (ctx, { body }) => memberships.switchProfile(ctx, body.profile_id));
  bind(contract.updatePersonName, (ctx, { body }) => memberships.updatePersonName(ctx, body.person_name));
}
