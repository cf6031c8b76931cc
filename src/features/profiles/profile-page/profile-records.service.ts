import type { MemberRecords } from '#features/accounts/account/member-records.service.ts';
import { listDocuments } from '#features/documents/documents/documents.service.ts';
import {
  findOpenings,
  findOpeningsBy,
  findSharedDocuments,
} from '#features/documents/shares/document-shares.repository.ts';
import { findProfile } from '#features/profiles/profile/profiles.repository.ts';
import { findProjects } from '#features/profiles/projects/projects.repository.ts';
import { findServices } from '#features/profiles/services/services.repository.ts';

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
