import { AppError } from '#platform/contract/errors.ts';
import type { PageQuery } from '#platform/contract/paging.ts';
import type { Context, MemberContext } from '#platform/server/context.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { newId } from '#platform/server/ids.ts';
import { mailText } from '#platform/server/mail/mail-text.ts';
import type { AnsweredKind, OpenAnswer, Outcome, Refusal, SubjectKind } from './decisions.contract.ts';
import * as decisions from './decisions.repository.ts';

/** For the mails of a refusal, the first or the second one. */
export const ANSWER_ONCE = mailText`If you have not answered yet, you can do so once: choose "Answer once" below the reason.`;

/** Longest title that is kept, in characters. */
const TITLE_MAX = 200;

interface NewDecision {
  kind: SubjectKind;
  id: string;
  title: string;
  /** Null for a guest, and for an author whose account was erased. */
  author: string | null;
  outcome: Outcome;
  reason: string | null;
}

/**
 * Stores a decision on what a member sent, and settles the answer that waits for it. Call it in the transaction of the
 * decision.
 * @returns true if it is the second decision, after an answer.
 */
export async function noteDecision(
  ctx: Context,
  { kind, id, title, author, outcome, reason }: NewDecision,
): Promise<boolean> {
  const settled = await decisions.settleAnswer(ctx.db, kind, id, ctx.now);
  await decisions.insertDecision(ctx.db, {
    id: newId(),
    subject_kind: kind,
    subject_id: id,
    subject_title: title.slice(0, TITLE_MAX),
    author_id: author,
    decision: outcome,
    reason,
    decided_by: ctx.actor?.profileId ?? null,
    decided_at: ctx.now,
  });
  return settled;
}

/** Finds the refusal of the caller's item. @throws AppError REFUSAL_NOT_FOUND, also for an item of another member. */
async function findOwnRefusal(ctx: MemberContext, kind: AnsweredKind, id: string) {
  const last = await decisions.findLastDecision(ctx.db, kind, id);
  if (!last || last.author_id !== ctx.actor.profileId || last.decision !== 'refused')
    throw new AppError('REFUSAL_NOT_FOUND');
  return last;
}

/** @throws AppError REFUSAL_NOT_FOUND. */
export async function getRefusal(ctx: MemberContext, kind: AnsweredKind, id: string): Promise<Refusal> {
  const { reason, decided_at } = await findOwnRefusal(ctx, kind, id);
  const found = await decisions.findAnswer(ctx.db, kind, id);
  const answer = found && {
    body: found.body,
    created_at: found.created_at,
    settled_at: found.settled_at,
  };
  return { reason, refused_at: decided_at, answer: answer ?? null };
}

/**
 * Stores the caller's one answer to a refusal. Call it in a transaction that makes the item wait again.
 * @throws AppError REFUSAL_NOT_FOUND; REFUSAL_ANSWERED, also if a second answer races.
 */
export async function storeAnswer(
  ctx: MemberContext,
  kind: AnsweredKind,
  id: string,
  body: string,
): Promise<void> {
  const refusal = await findOwnRefusal(ctx, kind, id);
  await mapConstraints({ moderation_answers_one: 'REFUSAL_ANSWERED' }, () =>
    decisions.insertAnswer(ctx.db, {
      subject_kind: kind,
      subject_id: id,
      author_id: ctx.actor.profileId,
      refusal_id: refusal.id,
      body,
      created_at: ctx.now,
    }),
  );
}

/** Closes the answer that waits about an item which its author deletes. Call it in the transaction that deletes the item. */
export const closeAnswer = (ctx: Context, kind: AnsweredKind, id: string): Promise<boolean> =>
  decisions.settleAnswer(ctx.db, kind, id, ctx.now);

/** Adds to items of a kind, which only admins may see so, the answers that wait for a decision on them. */
export async function withOpenAnswers<T extends { id: string }>(
  ctx: Context,
  kind: AnsweredKind,
  items: T[],
): Promise<(T & { answer: OpenAnswer | null })[]> {
  if (items.length === 0) return [];
  const ids = items.map(({ id }) => id);
  const found = await decisions.findOpenAnswersAbout(ctx.db, kind, ids);
  const answerOf = new Map(
    found.map(({ subject_kind: _kind, subject_id, ...answer }) => [subject_id, answer]),
  );
  return items.map((item) => ({ ...item, answer: answerOf.get(item.id) ?? null }));
}

/** Lists the answers that wait for a decision, with what they answer, the longest waiting first. */
export const listOpenAnswers = (ctx: Context, most: number) => decisions.findOpenAnswers(ctx.db, most);

/** Lists one page of all decisions, newest first, with the number of all. */
export async function listDecisions(
  ctx: Context,
  kind: SubjectKind | undefined,
  { page, pageSize }: PageQuery,
) {
  const [rows, total] = await Promise.all([
    decisions.findDecisions(ctx.db, kind, pageSize, (page - 1) * pageSize),
    decisions.countDecisions(ctx.db, kind),
  ]);
  return { rows, total };
}
