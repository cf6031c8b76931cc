import { dayAfter } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, paginationOf } from '#platform/contract/paging.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { type LawChange, LawRowInput, type StoredLawRule } from './law-changes.contract.ts';
import * as law from './law-changes.repository.ts';
import { misfits } from './row-values.rules.ts';

type NewRow = Omit<LawRowInput, 'reason'>;

const subject = (id: string) => ['law-change', id] as [string, string];

function shown({ actor }: MemberContext, row: law.LawChangeRow): LawChange {
  const { new_row, ended_row, row_id: _, proposer_name, decider_name, proposed_by, ...change } = row;
  return {
    ...change,
    row: (ended_row ?? new_row) as LawChange['row'],
    proposed_by: proposer_name,
    decided_by: decider_name,
    is_own: proposed_by === actor.accountId,
  };
}

export async function listLawRows(ctx: MemberContext, query: PageQuery) {
  const { records, total } = await law.findRowsPage(ctx.db, query);
  return { records: records satisfies StoredLawRule[], pagination: paginationOf(query, total) };
}

export async function listLawChanges(ctx: MemberContext, query: PageQuery) {
  const { records, total } = await law.findChangesPage(ctx.db, query);
  return { records: records.map((row) => shown(ctx, row)), pagination: paginationOf(query, total) };
}

/** @throws AppError LAW_CHANGE_NOT_FOUND. */
async function readChange(ctx: MemberContext, id: string): Promise<LawChange> {
  const row = await law.findChange(ctx.db, id);
  if (!row) throw new AppError('LAW_CHANGE_NOT_FOUND');
  return shown(ctx, row);
}

const proposedBy = (ctx: MemberContext) => ({ proposed_by: ctx.actor.accountId, proposed_at: ctx.now });

/** Proposes a new row. @throws AppError VALIDATION_FAILED for one that the engine could not read. */
export function proposeLawRow(ctx: MemberContext, { reason, ...row }: LawRowInput): Promise<LawChange> {
  return transact(ctx, async (ctx) => {
    const wrong = misfits(row, await law.findRowsOf(ctx.db, row.rule_id));
    if (Object.keys(wrong).length > 0) throw validationError(wrong);
    const id = newId();
    await law.insertChange(ctx.db, {
      id,
      kind: 'new',
      new_row: JSON.stringify(row),
      reason,
      ...proposedBy(ctx),
    });
    recordAct(ctx, { kind: 'law-change-proposed', subject: subject(id), facts: { rule: row.rule_id } });
    return readChange(ctx, id);
  });
}

/** Proposes the last day of a row. @throws AppError LAW_ROW_NOT_FOUND, LAW_ROWS_OVERLAP for a day that the row does not have. */
export function proposeLawEnd(
  ctx: MemberContext,
  rowId: string,
  { last_day, reason }: { last_day: string; reason: string },
): Promise<LawChange> {
  return transact(ctx, async (ctx) => {
    const row = await law.findRow(ctx.db, rowId);
    if (!row) throw new AppError('LAW_ROW_NOT_FOUND');
    requireOpen(row, last_day);
    const id = newId();
    await law.insertChange(ctx.db, { id, kind: 'end', row_id: rowId, last_day, reason, ...proposedBy(ctx) });
    recordAct(ctx, { kind: 'law-change-proposed', subject: subject(id), facts: { rule: row.rule_id } });
    return readChange(ctx, id);
  });
}

/**
 * Makes a change that another admin proposed, or refuses it; one's own can be taken back.
 * @throws AppError LAW_CHANGE_NOT_FOUND, LAW_CHANGE_DECIDED, LAW_CHANGE_OWN, LAW_ROWS_OVERLAP.
 */
export function decideLawChange(ctx: MemberContext, id: string, agree: boolean): Promise<LawChange> {
  return transact(ctx, async (ctx) => {
    const change = await law.lockChange(ctx.db, id);
    if (!change) throw new AppError('LAW_CHANGE_NOT_FOUND');
    if (change.state !== 'waiting') throw new AppError('LAW_CHANGE_DECIDED');
    if (agree && change.proposed_by === ctx.actor.accountId) throw new AppError('LAW_CHANGE_OWN');
    if (agree) await make(ctx, change);
    await law.updateChange(ctx.db, id, {
      state: agree ? 'made' : 'refused',
      decided_by: ctx.actor.accountId,
      decided_at: ctx.now,
    });
    recordAct(ctx, { kind: agree ? 'law-changed' : 'law-change-refused', subject: subject(id) });
    return readChange(ctx, id);
  });
}

/** A row ends once, on one of its days. @throws AppError LAW_ROWS_OVERLAP. */
function requireOpen({ valid_from, valid_to }: StoredLawRule, lastDay: string): void {
  if ((valid_from ?? '') > lastDay || (valid_to !== null && valid_to <= lastDay))
    throw new AppError('LAW_ROWS_OVERLAP');
}

async function make(ctx: MemberContext, change: NonNullable<Awaited<ReturnType<typeof law.lockChange>>>) {
  if (change.kind === 'end') {
    const row = change.row_id && (await law.findRow(ctx.db, change.row_id));
    if (!row || !change.last_day) throw new AppError('LAW_ROW_NOT_FOUND');
    requireOpen(row, change.last_day);
    return law.endRow(ctx.db, row.id, change.last_day);
  }
  const { reason: _, ...row } = LawRowInput.parse({ ...(change.new_row as object), reason: change.reason });
  await endEarlier(ctx, row);
  return law.insertRow(ctx.db, { ...row, id: newId(), created_at: ctx.now });
}

/** Ends the row before a new one on the day before, so that a rule has one row a day. @throws AppError LAW_ROWS_OVERLAP. */
async function endEarlier(ctx: MemberContext, { rule_id, scenario, valid_from }: NewRow): Promise<void> {
  const earlier = (await law.lockRowsOf(ctx.db, rule_id, scenario)).at(-1);
  if (!earlier) return;
  if (valid_from === null || (earlier.valid_from ?? '') >= valid_from) throw new AppError('LAW_ROWS_OVERLAP');
  if (earlier.valid_to === null || earlier.valid_to >= valid_from)
    await law.endRow(ctx.db, earlier.id, dayAfter(valid_from, -1));
}
