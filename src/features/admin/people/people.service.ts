import { Readable } from 'node:stream';
import { sendVerificationLink } from '#features/accounts/email-verification/email-verification.service.ts';
import { readMemberFacts, recordLook } from '#features/support/member-looks/member-looks.service.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Pagination, paginationOf } from '#platform/contract/paging.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import type { PeopleFilters, PeopleQuery, Person, PersonRow } from './people.contract.ts';
import { PEOPLE_EXPORT_MAX } from './people.contract.ts';
import * as people from './people.repository.ts';
import { peopleCsv } from './people-export.rules.ts';

const VERIFICATION_LINK_MS = DAY_MS;
/** Shortest time between two verification mails that admins ask for. */
const MAIL_PAUSE_MS = 5 * 60_000;

/** Lists members of every state, the newest first. */
export async function listPeople(
  ctx: Context,
  query: PeopleQuery,
): Promise<{ records: PersonRow[]; pagination: Pagination }> {
  const { page, pageSize } = query;
  const [records, total] = await Promise.all([
    people.findPeople(ctx.db, query, pageSize, (page - 1) * pageSize),
    people.countPeople(ctx.db, query),
  ]);
  return { records, pagination: paginationOf(query, total) };
}

/** Writes the selected members as CSV, the newest first, and records the export. */
export function exportPeople(ctx: MemberContext, filters: PeopleFilters): Promise<FileToSend> {
  return transact(ctx, async (ctx) => {
    const rows = await people.findPeople(ctx.db, filters, PEOPLE_EXPORT_MAX);
    recordAct(ctx, {
      kind: 'people-exported',
      subject: ['member', ctx.actor.accountId],
      facts: { members: rows.length },
    });
    const bytes = Buffer.from(peopleCsv(rows));
    return {
      content: Readable.from([bytes]),
      mediaType: 'text/csv',
      byteSize: bytes.length,
      name: `Members ${dayInIndia(ctx.now)}.csv`,
    };
  });
}

/**
 * Reads a member for an admin who has already looked at the page, so no look is logged.
 * @throws AppError PROFILE_NOT_FOUND.
 */
export async function readPerson(ctx: Context, id: string): Promise<Person> {
  const person = await people.findPerson(ctx.db, id, ctx.now);
  if (!person) throw new AppError('PROFILE_NOT_FOUND');
  const { db } = ctx;
  const { profile_id, ...shown } = person;
  const [facts, suspensions, merge, merged_here] = await Promise.all([
    profile_id === null ? null : readMemberFacts(ctx, id),
    people.findSuspensions(db, id),
    people.findMerge(db, id),
    people.findMergesInto(db, id),
  ]);
  return { ...shown, facts, suspensions, merge: merge ?? null, merged_here };
}

/**
 * Shows what an admin may see of a member, and logs the look.
 * @throws AppError PROFILE_NOT_FOUND.
 */
export function openPerson(ctx: MemberContext, id: string): Promise<Person> {
  return transact(ctx, async (ctx) => {
    const person = await readPerson(ctx, id);
    await recordLook(ctx, id);
    return person;
  });
}

/**
 * Sends the verification mail to a member whose address is not confirmed. The lock keeps two admins from two mails.
 * @throws AppError PROFILE_NOT_FOUND, EMAIL_CONFIRMED; ACCOUNT_SUSPENDED; TOO_MANY_REQUESTS within five minutes.
 */
export function resendPersonVerification(ctx: MemberContext, id: string): Promise<{ message: string }> {
  return transact(ctx, async (ctx) => {
    const person = await people.lockPerson(ctx.db, id);
    if (!person) throw new AppError('PROFILE_NOT_FOUND');
    if (person.email_confirmed_at) throw new AppError('EMAIL_CONFIRMED');
    if (person.suspended_at) throw new AppError('MEMBER_CHANGED');
    const expiresBefore = new Date(ctx.now.getTime() + VERIFICATION_LINK_MS);
    const expiresAfter = new Date(expiresBefore.getTime() - MAIL_PAUSE_MS);
    // A mail of a clock that was ahead stops nobody.
    if (await people.hasVerificationMailSince(ctx.db, id, { expiresAfter, expiresBefore })) {
      throw new AppError('TOO_MANY_REQUESTS', {
        message: 'A verification email was sent less than five minutes ago.',
        retryAfter: MAIL_PAUSE_MS / 1000,
      });
    }
    await sendVerificationLink(ctx, id);
    recordAct(ctx, { kind: 'verification-mail-sent', subject: ['member', id] });
    return { message: 'The verification email is on its way.' };
  });
}
