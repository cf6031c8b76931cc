import type { MemberRecords } from '#features/accounts/server/member-records.service.ts';
import { listDocuments } from './documents.service.ts';
import { findProfile } from './profiles.repository.ts';
import { findProjects } from './projects.repository.ts';
import { findServices } from './services.repository.ts';

const EVERYTHING = { page: 1, pageSize: 1_000_000 };

/** Profile, documents, services and projects; they hang on the account by foreign keys and go with it. */
export const profileRecords: MemberRecords = {
  async exportData(ctx) {
    const found = await findProfile(ctx.db, ctx.actor.id);
    // Made by the database from the other columns.
    const { search_document, search_words, ...profile } = found ?? {};
    return {
      profile,
      services: await findServices(ctx.db, ctx.actor.id, EVERYTHING),
      documents: await listDocuments(ctx),
      projects: await findProjects(ctx.db, ctx.actor.id, EVERYTHING),
    };
  },
};
