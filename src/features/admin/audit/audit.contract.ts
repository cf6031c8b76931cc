import { z } from 'zod';
import { Instant, IsoDate, text } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { wholeNumber } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Role in which somebody acted; `system` is a job, or a program that the operator runs. */
const ACTOR_ROLES = ['admin', 'member', 'system'] as const;

/** An entry of the audit log. */
export const AuditEntry = z.object({
  /** Its place in the log, from 1. */
  number: z.int(),
  at: Instant,
  kind: z.string(),
  actor_id: z.uuid().nullable(),
  actor_role: z.enum(ACTOR_ROLES),
  /** Name that the actor has now; null for the system, and once the account is erased. */
  actor_name: z.string().nullable(),
  subject_type: z.string(),
  subject_id: z.string(),
  /** Name that a member has now; null for other records, and once the account is erased. */
  subject_name: z.string().nullable(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** SHA-256 over the entry and the hash of the one before, in hexadecimal. */
  hash: z.string(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

const NOT_A_PERSON = 'Please enter an email address or an ID';
const person = text(254, 'Member').refine(
  (value) => value === '' || value.includes('@') || z.uuid().safeParse(value).success,
  NOT_A_PERSON,
);

/** Filters of the log; an absent or empty one filters nothing. */
export const AuditFilters = z.strictObject({
  kind: text(60, 'Kind').optional(),
  /** Email address or id of the account that acted. */
  actor: person.optional(),
  /** Id of a record, or email address of a member. */
  subject: text(254, 'Subject').optional(),
  /** First and last day in India. */
  from: IsoDate.optional(),
  to: IsoDate.optional(),
});
export type AuditFilters = z.output<typeof AuditFilters>;

const AuditQuery = AuditFilters.extend({
  /** Only entries with a smaller number: those that follow a page. */
  before: wholeNumber('Before', Number.MAX_SAFE_INTEGER).optional(),
  pageSize: wholeNumber('Page size', 100).default(50),
});
export type AuditQuery = z.output<typeof AuditQuery>;

export const listAuditEntries = defineRoute({
  name: 'listAuditEntries',
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  summary: 'The audit log, newest first: acts of admins and sensitive acts of members',
  query: AuditQuery,
  response: z.object({
    records: z.array(AuditEntry),
    /** `before` of the next page; null on the last one. */
    next: z.int().nullable(),
  }),
});

const AUDIT_FAULTS = ['altered', 'moved', 'missing', 'added', 'rewritten'] as const;

/** What the check of the whole log found. */
export const AuditCheck = z.object({
  entries: z.int(),
  last_hash: z.string(),
  /** The first entry that is not as it was written; null if there is none. */
  fault: z.object({ number: z.int(), kind: z.enum(AUDIT_FAULTS), text: z.string() }).nullable(),
});
export type AuditCheck = z.output<typeof AuditCheck>;

export const verifyAuditLog = defineRoute({
  name: 'verifyAuditLog',
  method: 'POST',
  path: '/admin/audit/verification',
  access: 'admin',
  summary: 'Checks the whole audit log and names the first entry that was altered, deleted or moved',
  response: AuditCheck,
  limits: [{ max: 20, windowMs: 60_000, by: 'member' }],
});

export const exportAuditEntries = defineRoute({
  name: 'exportAuditEntries',
  method: 'GET',
  path: '/admin/audit-export',
  access: 'admin',
  summary:
    'The audit log as CSV, with the same filters, at most the newest 50,000 entries; the export is logged',
  query: AuditFilters,
  response: FileResponse,
});
