import { findProfile } from '#features/profiles/profile/profiles.repository.ts';
import { findProjects } from '#features/profiles/projects/projects.repository.ts';
import { findServices } from '#features/profiles/services/services.repository.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';

const EVERYTHING = { page: 1, pageSize: 1_000_000 };

/** The profile, services and projects; foreign keys delete them with the account. */
export const profileRecords: MemberRecords = {
  async exportData(ctx) {
    const { db, actor } = ctx;
    return {
      profile: (await findProfile(db, actor)) ?? {},
      services: await findServices(db, actor.profileId, EVERYTHING),
      projects: await findProjects(db, actor.profileId, EVERYTHING),
    };
  },
};
