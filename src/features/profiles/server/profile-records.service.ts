import type { MemberRecords } from '#features/accounts/server/member-records.service.ts';
import { listDocuments } from './documents.service.ts';
import { findProfile } from './profiles.repository.ts';
import { findProjects } from './projects.repository.ts';
import { findServices } from './services.repository.ts';

const EVERYTHING = { page: 1, pageSize: 1_000_000 };

/** Profile, documents, services and projects; they hang on the account by foreign keys and go with it. */
export const profileRecords: MemberRecords = {
  async exportData(ctx) {
    return {
      profile: (await findProfile(ctx.db, ctx.actor.id)) ?? {},
      services: await findServices(ctx.db, ctx.actor.id, EVERYTHING),
      documents: await listDocuments(ctx),
      projects: await findProjects(ctx.db, ctx.actor.id, EVERYTHING),
    };
  },
};
