import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { findEntriesOf } from './audit.repository.ts';

/**
 * Entries of the audit log by the member and about the member; which admin acted is not part of it. Nothing is erased:
 * entries name members by an id that no other record has after the erasure (decision 32).
 */
export const auditRecords: MemberRecords = {
  async exportData(ctx) {
    const { db, actor } = ctx;
    const entries = await findEntriesOf(db, actor.accountId);
    return {
      audit_entries: entries.map(({ at, kind, facts, actor_id, actor_role }) => ({
        at,
        act: kind,
        facts,
        by: actor_id === actor.accountId ? 'you' : actor_role,
      })),
    };
  },
};
