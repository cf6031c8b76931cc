import { listDocuments } from '#features/documents/documents/documents.service.ts';
import { findOpenings, findOpeningsBy } from '#features/documents/openings/document-openings.repository.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { findSharedDocuments } from './document-shares.repository.ts';

const EVERYTHING = { page: 1, pageSize: 1_000_000 };

/** The member's documents, the log of their openings, and what others share; foreign keys delete them with the account. */
export const documentRecords: MemberRecords = {
  async exportData(ctx) {
    const { db, now, actor } = ctx;
    return {
      documents: await listDocuments(ctx),
      documents_shared_with_me: await findSharedDocuments(db, actor.profileId, now, EVERYTHING),
      document_openings_by_others: await findOpenings(db, actor.profileId, EVERYTHING),
      document_openings_by_me: await findOpeningsBy(db, actor.profileId),
    };
  },
};
