import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { findVersionsBy } from './content-blocks.repository.ts';

/** Versions of page texts that an admin saved. They stay without the name once the account is erased. */
export const contentRecords: MemberRecords = {
  async exportData(ctx) {
    return { content_versions: await findVersionsBy(ctx.db, ctx.actor.accountId) };
  },
};
