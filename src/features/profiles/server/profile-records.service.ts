import type { MemberRecords } from '#features/accounts/server/member-records.service.ts';
import { findOpenings, findOpeningsBy, findSharedDocuments } from './document-shares.repository.ts';
import { listDocuments } from './documents.service.ts';
import { findProfile } from './profiles.repository.ts';
import { findProjects } from './projects.repository.ts';
import { findServices } from './services.repository.ts';

const EVERYTHING = { page: 1, pageSize: 1_000_000 };

/** Profile, documents with who opened them, what others share, services and projects; they hang on the account by foreign keys and go with it. */
export const profileRecords: MemberRecords = {
  async exportData(ctx) {
    const { db, now, actor } = ctx;
    return {
      profile: (await findProfile(db, actor.id)) ?? {},
      services: await findServices(db, actor.id, EVERYTHING),
      documents: await listDocuments(ctx),
      documents_shared_with_me: await findSharedDocuments(db, actor.id, now, EVERYTHING),
      document_openings_by_others: await findOpenings(db, actor.id, EVERYTHING),
      document_openings_by_me: await findOpeningsBy(db, actor.id),
      projects: await findProjects(db, actor.id, EVERYTHING),
    };
  },
};
