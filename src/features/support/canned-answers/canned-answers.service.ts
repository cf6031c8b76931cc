import { findSupporterName } from '#features/support/ticket-queue/supporters.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, type Pagination, paginationOf } from '#platform/contract/paging.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { newId } from '#platform/server/ids.ts';
import {
  CANNED_ANSWERS_MAX,
  type CannedAnswer,
  type CannedAnswerChange,
  type CannedAnswerInput,
  type CannedAnswerUpdate,
} from './canned-answers.contract.ts';
import * as answers from './canned-answers.repository.ts';

const TITLE_TAKEN = 'Another canned answer has this title';

/** Runs a write; a title that another answer has is the fault of the field. */
const refuseTakenTitle = <T>(write: () => Promise<T>) =>
  mapConstraints(
    {
      canned_answers_one_title: new AppError('VALIDATION_FAILED', {
        message: TITLE_TAKEN,
        fields: { title: TITLE_TAKEN },
      }),
    },
    write,
  );

interface Change {
  answer_id: string;
  change: CannedAnswerChange['change'];
  title: string;
  body: string;
}

/** Logs a change by the caller. Call inside a transaction. */
async function logChange(ctx: MemberContext, change: Change): Promise<void> {
  await answers.insertCannedAnswerChange(ctx.db, {
    ...change,
    id: newId(),
    changed_by: ctx.actor.accountId,
    changed_by_name: await findSupporterName(ctx.db, ctx.actor.accountId),
    changed_at: ctx.now,
  });
  recordAct(ctx, {
    kind: `canned-answer-${change.change}`,
    subject: ['canned answer', change.answer_id],
  });
}

export const listCannedAnswers = (ctx: Context): Promise<CannedAnswer[]> => answers.findCannedAnswers(ctx.db);

/** Adds an answer and logs it. @throws AppError LIMIT_REACHED, VALIDATION_FAILED for a title that is taken. */
export function createCannedAnswer(ctx: MemberContext, input: CannedAnswerInput): Promise<CannedAnswer> {
  return refuseTakenTitle(() =>
    transact(ctx, async (ctx) => {
      await answers.lockNewCannedAnswers(ctx.db);
      if ((await answers.countCannedAnswers(ctx.db)) >= CANNED_ANSWERS_MAX) {
        const message = `There are ${CANNED_ANSWERS_MAX} canned answers, the maximum. Please delete one first.`;
        throw new AppError('LIMIT_REACHED', { message });
      }
      const id = newId();
      await answers.insertCannedAnswer(ctx.db, { ...input, id, created_at: ctx.now, updated_at: ctx.now });
      await logChange(ctx, { ...input, answer_id: id, change: 'added' });
      return answers.findCannedAnswer(ctx.db, id);
    }),
  );
}

/**
 * Changes an answer and logs it, unless nothing differs.
 * @throws AppError CANNED_ANSWER_NOT_FOUND; CONFLICT if someone has changed it since `version`; VALIDATION_FAILED.
 */
export function updateCannedAnswer(
  ctx: MemberContext,
  id: string,
  { version, ...input }: CannedAnswerUpdate,
): Promise<CannedAnswer> {
  return refuseTakenTitle(() =>
    transact(ctx, async (ctx) => {
      const before = await answers.findCannedAnswerForUpdate(ctx.db, id);
      if (!before) throw new AppError('CANNED_ANSWER_NOT_FOUND');
      if (before.version !== version) throw new AppError('CONFLICT');
      if (before.title !== input.title || before.body !== input.body) {
        await answers.updateCannedAnswer(ctx.db, id, { ...input, now: ctx.now });
        await logChange(ctx, { ...input, answer_id: id, change: 'changed' });
      }
      return answers.findCannedAnswer(ctx.db, id);
    }),
  );
}

/** Deletes an answer and logs its last text. @throws AppError CANNED_ANSWER_NOT_FOUND. */
export function removeCannedAnswer(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const before = await answers.findCannedAnswerForUpdate(ctx.db, id);
    if (!before) throw new AppError('CANNED_ANSWER_NOT_FOUND');
    await logChange(ctx, { answer_id: id, change: 'removed', title: before.title, body: before.body });
    await answers.deleteCannedAnswer(ctx.db, id);
    return { id };
  });
}

export async function listCannedAnswerChanges(
  ctx: Context,
  query: PageQuery,
): Promise<{ records: CannedAnswerChange[]; pagination: Pagination }> {
  const [records, total] = await Promise.all([
    answers.findCannedAnswerChanges(ctx.db, query),
    answers.countCannedAnswerChanges(ctx.db),
  ]);
  return { records, pagination: paginationOf(query, total) };
}

/** Lists every change of canned answers by the caller, for the data export. */
export const listOwnCannedAnswerChanges = (ctx: MemberContext): Promise<CannedAnswerChange[]> =>
  answers.findCannedAnswerChangesBy(ctx.db, ctx.actor.accountId);
