import { findRatingsBy } from '#features/learn/resource-ratings/resource-ratings.repository.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { listUploads } from '#platform/server/uploads/uploads.ts';
import { listOwnResources } from './resource-upload.service.ts';

const EVERYTHING = { page: 1, pageSize: 1_000_000 };

/** Resources that the member uploaded, in any state, ratings of others' and files on their way; erased with the account. */
export const resourceRecords: MemberRecords = {
  exportData: async (ctx) => ({
    resources: await listOwnResources(ctx, EVERYTHING),
    resource_ratings: await findRatingsBy(ctx.db, ctx.actor.profileId),
    uploads: await listUploads(ctx),
  }),
};
