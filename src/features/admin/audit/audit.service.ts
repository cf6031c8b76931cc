import { Readable } from 'node:stream';
import { dayInIndia } from '#platform/contract/dates.ts';
import { normalAddress } from '#platform/contract/email-addresses.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { verifyAudit } from '#platform/server/audit/verify-chain.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { ZERO_ID } from '#platform/server/ids.ts';
import type { AuditCheck, AuditEntry, AuditFilters, AuditQuery } from './audit.contract.ts';
import * as audit from './audit.repository.ts';
import { auditCsv } from './audit-export.rules.ts';

/** Most rows of an export, the newest. */
const EXPORT_MAX = 50_000;

async function idOf(ctx: Context, typed: string | undefined): Promise<string | undefined> {
  if (!typed?.includes('@')) return typed?.toLowerCase() || undefined;
  const account = await audit.findIdByEmail(ctx.db, normalAddress(typed) ?? typed);
  return account?.id ?? ZERO_ID;
}

/** Replaces email addresses by the ids that the log holds. */
async function selectionOf(ctx: Context, filters: AuditFilters): Promise<audit.AuditSelection> {
  const [actor, subject] = await Promise.all([idOf(ctx, filters.actor), idOf(ctx, filters.subject)]);
  return { ...filters, actor, subject };
}

/** Adds the names that the members have now; an erased one has none. */
async function present(ctx: Context, rows: audit.EntryRow[]): Promise<AuditEntry[]> {
  const members = rows.filter(({ subject_type }) => subject_type === 'member');
  const ids = [
    ...rows.flatMap(({ actor_id }) => actor_id ?? []),
    ...members.map(({ subject_id }) => subject_id),
  ];
  const names = await audit.findNames(ctx.db, [...new Set(ids)]);
  return rows.map(({ facts, previous_hash: _previous, ...row }) => ({
    ...row,
    actor_role: row.actor_role as AuditEntry['actor_role'],
    actor_name: (row.actor_id && names.get(row.actor_id)) ?? null,
    subject_name: (row.subject_type === 'member' && names.get(row.subject_id)) || null,
    facts: JSON.parse(facts),
  }));
}

/** Lists entries, newest first, a page after a number. */
export async function listAuditEntries(
  ctx: MemberContext,
  { before, pageSize, ...filters }: AuditQuery,
): Promise<{ records: AuditEntry[]; next: number | null }> {
  const selection = { ...(await selectionOf(ctx, filters)), before };
  const rows = await audit.findEntries(ctx.db, selection, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    records: await present(ctx, shown),
    next: rows.length > pageSize ? (shown.at(-1)?.number ?? null) : null,
  };
}

/** Checks the whole log, and records that it was checked. */
export async function verifyAuditLog(ctx: MemberContext): Promise<AuditCheck> {
  const check = await verifyAudit(ctx.db);
  const { entries, fault } = check;
  if (fault) ctx.log.error({ entry: fault.number, fault: fault.kind }, 'the audit log was changed');
  await transact(ctx, async (ctx) => {
    recordAct(ctx, {
      kind: 'audit-verified',
      subject: ['audit log', String(entries)],
      facts: { entries, first_fault: fault && `${fault.kind} ${fault.number}` },
    });
  });
  return check;
}

/** Writes the selected entries as CSV, oldest first, and records the export. */
export function exportAuditEntries(ctx: MemberContext, filters: AuditFilters): Promise<FileToSend> {
  return transact(ctx, async (ctx) => {
    const rows = await audit.findEntries(ctx.db, await selectionOf(ctx, filters), EXPORT_MAX);
    recordAct(ctx, {
      kind: 'audit-exported',
      subject: ['audit log', String(rows[0]?.number ?? 0)],
      facts: { entries: rows.length },
    });
    const bytes = Buffer.from(auditCsv(rows.reverse()));
    return {
      content: Readable.from([bytes]),
      mediaType: 'text/csv',
      byteSize: bytes.length,
      name: `Audit log ${dayInIndia(ctx.now)}.csv`,
    };
  });
}
