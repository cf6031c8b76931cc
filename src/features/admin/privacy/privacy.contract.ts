import { z } from 'zod';
import { Instant } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** What waits of members' rights, and what they agreed to, in numbers. */
export const PrivacyFigures = z.object({
  /** Accounts that will be erased. */
  deletions: z.int(),
  /** Downloads of all own data in the last 30 days. */
  exports: z.int(),
  /** Requests about personal data without a decision. */
  requests: z.int(),
  /** Members by the version of the notice that they agreed to last, newest version first. */
  consents: z.array(
    z.object({ version: z.string(), valid_from: z.string(), is_current: z.boolean(), members: z.int() }),
  ),
  /** Members without a recorded consent. */
  without_consent: z.int(),
});
export type PrivacyFigures = z.output<typeof PrivacyFigures>;

const PendingDeletion = z.object({
  /** Of the member. */
  id: z.uuid(),
  name: z.string(),
  /** When the job erases the account, unless the member keeps it. */
  due_at: Instant,
});

const DataExport = z.object({
  /** Number of the entry in the audit log. */
  number: z.int(),
  member_id: z.uuid(),
  /** Null once the account was erased. */
  name: z.string().nullable(),
  at: Instant,
});

export const getPrivacyFigures = defineRoute({
  name: 'getPrivacyFigures',
  method: 'GET',
  path: '/admin/privacy',
  access: 'admin',
  summary: "How much waits of members' rights, and how many members agreed to each version of the notice",
  response: PrivacyFigures,
});

export const listPendingDeletions = defineRoute({
  name: 'listPendingDeletions',
  method: 'GET',
  path: '/admin/privacy/deletions',
  access: 'admin',
  summary: 'Accounts that will be erased, the next one first',
  query: PageQuery,
  response: paged(PendingDeletion),
});

export const listDataExports = defineRoute({
  name: 'listDataExports',
  method: 'GET',
  path: '/admin/privacy/exports',
  access: 'admin',
  summary: 'Downloads of all own data by members, newest first, as the audit log has them',
  query: PageQuery,
  response: paged(DataExport),
});
