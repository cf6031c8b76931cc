import { Readable } from 'node:stream';
import type { WaitingItem } from '#features/activity/decisions/decisions.contract.ts';
import { noteDecision } from '#features/activity/decisions/decisions.service.ts';
import { lawTimes } from '#features/support/ticket-clock/law-times.rules.ts';
import { changeTicket } from '#features/support/ticket-work/ticket-work.service.ts';
import { authorOf } from '#features/support/tickets/support-tickets.service.ts';
import { createTicketOf, type SupportSettings } from '#features/support/tickets/ticket-creation.service.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Pagination, paginationOf } from '#platform/contract/paging.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import type { WaitingSummary } from '#platform/server/database/waiting.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import {
  DECISION_LABELS,
  type DecisionInput,
  type Grievance,
  type GrievanceDetail,
  type GrievanceInput,
  type GrievancesQuery,
  grievanceSubject,
} from './grievances.contract.ts';
import { mailAcknowledged } from './grievances.mail.ts';
import * as grievances from './grievances.repository.ts';
import { grievancesCsv } from './grievances-export.rules.ts';

const LOOKS_SHOWN = 20;
/** Most rows of an export, the newest. */
const EXPORT_MAX = 10_000;

export interface GrievanceSettings extends SupportSettings {
  /** Name and address for questions about personal data, repeated in every mail. */
  grievanceContact: string;
}

/** Returns the path of an address on this site. @throws AppError VALIDATION_FAILED for another site. */
function pathOf(ctx: Context, about: string | null): string | null {
  if (about === null || about.startsWith('/')) return about;
  const url = URL.parse(about);
  if (!url || url.host !== new URL(ctx.publicUrl).host) {
    throw validationError({ about: 'This address is on another site. Please enter one on this site.' });
  }
  return url.pathname + url.search + url.hash;
}

/**
 * Stores a report of content or a privacy request as a ticket with the clock of the law, and confirms it by mail.
 * @throws AppError VALIDATION_FAILED; SESSION_ENDED if the account no longer exists.
 */
export function createGrievance(
  ctx: Context,
  input: GrievanceInput,
  settings: GrievanceSettings,
): Promise<{ number: string; acknowledge_by: string; dispose_by: string }> {
  const { kind, ground, message } = input;
  return transact(ctx, async (ctx) => {
    const about = kind === 'content_report' ? pathOf(ctx, input.about) : null;
    const author = await authorOf(ctx, input);
    const { acknowledge_by, dispose_by } = lawTimes(kind, ctx.now);
    const ticket = await createTicketOf(
      ctx,
      {
        author,
        kind,
        subject: grievanceSubject(kind, ground),
        category: 'Other',
        priority: 'high',
        message: about ? `${about}\n\n${message}` : message,
        due_at: acknowledge_by,
      },
      settings,
    );
    await grievances.insertGrievance(ctx.db, {
      ticket_id: ticket.id,
      ground,
      about,
      acknowledge_by,
      dispose_by,
    });
    return {
      number: ticket.number,
      acknowledge_by: acknowledge_by.toISOString(),
      dispose_by: dispose_by.toISOString(),
    };
  });
}

export async function listGrievances(
  ctx: MemberContext,
  query: GrievancesQuery,
): Promise<{ records: Grievance[]; pagination: Pagination }> {
  const [records, total] = await Promise.all([
    grievances.findGrievances(ctx.db, query, ctx.now),
    grievances.countGrievances(ctx.db, query, ctx.now),
  ]);
  return { records: records as Grievance[], pagination: paginationOf(query, total) };
}

async function present(ctx: Context, id: string): Promise<GrievanceDetail> {
  const row = await grievances.findGrievance(ctx.db, id);
  if (!row) throw new AppError('GRIEVANCE_NOT_FOUND');
  return { ...row, looks: await grievances.findLooks(ctx.db, id, LOOKS_SHOWN) } as GrievanceDetail;
}

/** Returns a grievance. One look of each admin and day is logged. @throws AppError GRIEVANCE_NOT_FOUND. */
export function getGrievance(ctx: MemberContext, id: string): Promise<GrievanceDetail> {
  return transact(ctx, async (ctx) => {
    if (!(await grievances.findGrievance(ctx.db, id))) throw new AppError('GRIEVANCE_NOT_FOUND');
    const since = new Date(ctx.now.getTime() - DAY_MS);
    if (!(await grievances.hasLooked(ctx.db, id, ctx.actor.accountId, since))) await logLook(ctx, id);
    return present(ctx, id);
  });
}

const logLook = (ctx: MemberContext, ticketId: string | null) =>
  grievances.insertLook(ctx.db, {
    id: newId(),
    ticket_id: ticketId,
    admin_id: ctx.actor.accountId,
    created_at: ctx.now,
  });

/** Locks a grievance with its ticket. @throws AppError GRIEVANCE_NOT_FOUND. */
async function lockGrievance(ctx: Context, id: string) {
  const grievance = await grievances.lockGrievance(ctx.db, id);
  if (!grievance) throw new AppError('GRIEVANCE_NOT_FOUND');
  return grievance;
}

/** @throws AppError GRIEVANCE_NOT_FOUND, GRIEVANCE_DECIDED. */
async function lockUndecided(ctx: Context, id: string) {
  const grievance = await lockGrievance(ctx, id);
  if (grievance.decided_at) throw new AppError('GRIEVANCE_DECIDED');
  return grievance;
}

/**
 * Records that a person has read a grievance, once, and mails its author. Asked again, it changes nothing.
 * @throws AppError GRIEVANCE_NOT_FOUND, GRIEVANCE_DECIDED.
 */
export function acknowledgeGrievance(
  ctx: MemberContext,
  id: string,
  { grievanceContact }: GrievanceSettings,
): Promise<GrievanceDetail> {
  return transact(ctx, async (ctx) => {
    const { acknowledged_at, dispose_by } = await lockUndecided(ctx, id);
    if (!acknowledged_at) {
      await grievances.acknowledge(ctx.db, id, { by: ctx.actor.accountId, at: ctx.now, dispose_by });
      const { email, number, kind } = await present(ctx, id);
      recordAct(ctx, { kind: 'grievance-acknowledged', subject: ['support ticket', id] });
      await mailAcknowledged(ctx, { to: email, number, kind, dispose_by, contact: grievanceContact });
    }
    return present(ctx, id);
  });
}

const OUTCOMES = { granted: 'accepted', 'partly-granted': 'accepted', refused: 'refused' } as const;

/** Notes a decision on a report of content in the log of moderation; requests about personal data are not part of it. */
async function noteReportDecision(ctx: MemberContext, id: string, { decision, reasons }: DecisionInput) {
  const { kind, ground } = await present(ctx, id);
  if (kind !== 'content_report') return;
  const report = { kind: 'report' as const, id, title: ground, author: null };
  await noteDecision(ctx, { ...report, outcome: OUTCOMES[decision], reason: reasons });
}

/**
 * Decides a grievance: the reasons go to its author as an answer, and the ticket is resolved. It is acknowledged with it
 * if it was not before.
 * @throws AppError GRIEVANCE_NOT_FOUND; GRIEVANCE_DECIDED if another admin was first.
 */
export function decideGrievance(
  ctx: MemberContext,
  id: string,
  { decision, reasons }: DecisionInput,
): Promise<GrievanceDetail> {
  return transact(ctx, async (ctx) => {
    const { acknowledged_at, dispose_by } = await lockUndecided(ctx, id);
    if (!acknowledged_at)
      await grievances.acknowledge(ctx.db, id, { by: ctx.actor.accountId, at: ctx.now, dispose_by });
    await grievances.decide(ctx.db, id, { by: ctx.actor.accountId, at: ctx.now, decision, reasons });
    recordAct(ctx, { kind: 'grievance-decided', subject: ['support ticket', id], facts: { decision } });
    await noteReportDecision(ctx, id, { decision, reasons });
    const { version } = await lockGrievance(ctx, id);
    const reply = `Decision: ${DECISION_LABELS[decision]}.\n\n${reasons}`;
    await changeTicket(ctx, id, { version, reply, status: 'resolved', file_ids: [], awaits_answer: true });
    return present(ctx, id);
  });
}

/** The whole register as CSV, at most ten thousand rows. */
export function exportGrievances(ctx: MemberContext): Promise<FileToSend> {
  return transact(ctx, async (ctx) => {
    await logLook(ctx, null);
    const rows = await grievances.findEveryGrievance(ctx.db, EXPORT_MAX);
    recordAct(ctx, {
      kind: 'grievances-exported',
      subject: ['grievances', 'all'],
      facts: { rows: rows.length },
    });
    const bytes = Buffer.from(grievancesCsv(rows as Parameters<typeof grievancesCsv>[0]));
    return {
      content: Readable.from([bytes]),
      mediaType: 'text/csv',
      byteSize: bytes.length,
      name: `Grievances ${dayInIndia(ctx.now)}.csv`,
    };
  });
}

/** Counts grievances without a decision, at most a hundred, and dates the oldest. */
export const countOpenGrievances = (ctx: Context): Promise<WaitingSummary> =>
  grievances.summariseGrievances(ctx.db, null);

/** Counts those of them that are late by the next clock of the law. */
export const countLateGrievances = (ctx: Context): Promise<WaitingSummary> =>
  grievances.summariseGrievances(ctx.db, ctx.now);

/** Lists reports of content without a decision, oldest first. */
export async function listOpenReports(ctx: MemberContext, most: number): Promise<WaitingItem[]> {
  const found = await grievances.findOpenReports(ctx.db, most);
  return found.map(({ id, number, ground, about, message, name, created_at }) => ({
    id,
    title: `${number}: ${ground}`,
    text: message,
    author_name: name,
    since: created_at,
    path: about,
    stamp: '',
  }));
}

/** Counts requests about personal data without a decision. */
export const countOpenPrivacyRequests = (ctx: Context): Promise<number> =>
  grievances.countOpenPrivacyRequests(ctx.db);
