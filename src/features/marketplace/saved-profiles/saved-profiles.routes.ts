import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './saved-profiles.contract.ts';
import * as saved from './saved-profiles.service.ts';

export function savedProfilesRoutes(bind: Bind): void {
  bind(contract.listSavedProfiles, (ctx, { query }) => saved.listSavedProfiles(ctx, query));
  bind(contract.saveProfile, (ctx, { params }) => saved.saveProfile(ctx, params.id), {
    stores: {
      what: 'saved profiles',
      perDay: 500,
      inAll: { max: 2000, table: 'saved_profiles', column: 'user_id' },
    },
  });
  bind(contract.unsaveProfile, (ctx, { params }) => saved.unsaveProfile(ctx, params.id));
}
