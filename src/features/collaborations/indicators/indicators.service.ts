import { fieldChanges, recordChange } from '#features/collaborations/changes/changes.service.ts';
import {
  getOpenCollaboration,
  lockCollaboration,
  requireReadable,
} from '#features/collaborations/collaboration/collaborations.service.ts';
import type {
  WithdrawalQuery,
  Withdrawn,
} from '#features/collaborations/withdrawals/withdrawals.contract.ts';
import { withdraw } from '#features/collaborations/withdrawals/withdrawals.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import {
  INDICATORS_MAX,
  type Indicator,
  type IndicatorInput,
  type IndicatorTotal,
  type IndicatorUpdate,
  planErrors,
} from './indicators.contract.ts';
import * as indicators from './indicators.repository.ts';

/*
 * Every function here first reads the collaboration as the caller, so that a caller who does not take part gets
 * COLLABORATION_NOT_FOUND and learns nothing else.
 */

export interface IndicatorPath {
  id: string;
  indicatorId: string;
}

/** @throws AppError INDICATOR_NOT_FOUND. */
export async function findIndicator(
  ctx: MemberContext,
  { id, indicatorId }: IndicatorPath,
): Promise<Indicator> {
  const indicator = await indicators.findIndicator(ctx.db, id, indicatorId);
  if (!indicator) throw new AppError('INDICATOR_NOT_FOUND');
  return indicator;
}

/** Finds an indicator and locks it. @throws AppError INDICATOR_NOT_FOUND. */
export async function lockIndicator(ctx: MemberContext, path: IndicatorPath): Promise<Indicator> {
  await indicators.lockIndicator(ctx.db, path.id, path.indicatorId);
  return findIndicator(ctx, path);
}

/** What a change of an indicator says about it in the history. */
export const changeOf = (collaborationId: string, { id, name }: Pick<Indicator, 'id' | 'name'>) => ({
  collaborationId,
  noun: 'indicator' as const,
  subject: { id, label: name },
});

/** @throws AppError COLLABORATION_NOT_FOUND. */
export async function listIndicators(ctx: MemberContext, collaborationId: string): Promise<Indicator[]> {
  await requireReadable(ctx, collaborationId);
  return indicators.findIndicators(ctx.db, collaborationId);
}

/** @throws AppError INDICATOR_NOT_FOUND. */
export async function listIndicatorTotals(
  ctx: MemberContext,
  path: IndicatorPath,
): Promise<IndicatorTotal[]> {
  await requireReadable(ctx, path.id);
  await findIndicator(ctx, path);
  return indicators.findTotals(ctx.db, path.indicatorId);
}

/** @throws AppError LIMIT_REACHED. */
export function createIndicator(
  ctx: MemberContext,
  collaborationId: string,
  input: IndicatorInput,
): Promise<Indicator> {
  return transact(ctx, async (ctx) => {
    // Parallel requests must count one another.
    await lockCollaboration(ctx, collaborationId, 'indicators');
    if (await indicators.hasIndicators(ctx.db, collaborationId, INDICATORS_MAX)) {
      throw new AppError('LIMIT_REACHED', {
        message: `This collaboration has ${INDICATORS_MAX} indicators, the maximum. Please delete one first.`,
      });
    }
    const id = newId();
    await indicators.insertIndicator(ctx.db, {
      ...input,
      id,
      collaboration_id: collaborationId,
      created_at: ctx.now,
    });
    const indicator = await findIndicator(ctx, { id: collaborationId, indicatorId: id });
    await recordChange(ctx, { ...changeOf(collaborationId, indicator), what: 'added' });
    return indicator;
  });
}

/** Refuses groups and totals that the readings do not fit. @throws AppError VALIDATION_FAILED. */
async function checkReadingsFit(ctx: MemberContext, before: Indicator, after: IndicatorInput): Promise<void> {
  const read = await indicators.findGroupsRead(ctx.db, before.id);
  const lost = read.find((name) => name !== '' && !after.groups.includes(name));
  if (lost) throw validationError({ groups: `“${lost}” has readings. Please delete them first.` });
  if (after.total_from === 'groups' && read.includes(''))
    throw validationError({ total_from: 'There are readings of the total. Please delete them first.' });
}

/** The fields of an indicator as the history keeps them. */
const kept = ({ groups, ...indicator }: Indicator) => ({
  ...indicator,
  groups: groups.map(({ name }) => name).join(', '),
});

const FIELDS_KEPT = [
  ...(['name', 'unit', 'description', 'sdg_goal', 'direction', 'baseline_value', 'baseline_date'] as const),
  ...(['target_value', 'target_date', 'groups', 'total_from'] as const),
];

/** @throws AppError INDICATOR_NOT_FOUND, VALIDATION_FAILED. */
export function updateIndicator(
  ctx: MemberContext,
  path: IndicatorPath,
  input: IndicatorUpdate,
): Promise<Indicator> {
  return transact(ctx, async (ctx) => {
    await getOpenCollaboration(ctx, path.id, 'indicators');
    const before = await lockIndicator(ctx, path);
    const merged = { ...before, groups: before.groups.map(({ name }) => name), ...input } as IndicatorInput;
    const errors = planErrors(merged);
    if (Object.keys(errors).length > 0) throw validationError(errors);
    await checkReadingsFit(ctx, before, merged);
    await indicators.updateIndicator(ctx.db, before.id, { ...input, updated_at: ctx.now });
    const after = await findIndicator(ctx, path);
    const differing = fieldChanges(kept(before), kept(after), FIELDS_KEPT);
    await recordChange(ctx, ...differing.map((one) => ({ ...changeOf(path.id, after), ...one })));
    return after;
  });
}

/** Withdraws an indicator with its readings. @throws AppError INDICATOR_NOT_FOUND; as `withdraw`. */
export function removeIndicator(
  ctx: MemberContext,
  path: IndicatorPath,
  { reason }: WithdrawalQuery,
): Promise<Withdrawn> {
  return transact(ctx, async (ctx) => {
    // No report is accepted meanwhile.
    await lockCollaboration(ctx, path.id, 'indicators');
    const indicator = await lockIndicator(ctx, path);
    const { id, name } = indicator;
    const withdrawal_id = await withdraw(ctx, path.id, { kind: 'indicator', id, name, reason });
    await recordChange(ctx, { ...changeOf(path.id, indicator), what: 'removed', reason });
    return { id, withdrawal_id };
  });
}
