import { recordChange } from '#features/collaborations/changes/changes.service.ts';
import {
  getOpenCollaboration,
  lockCollaboration,
  requireReadable,
} from '#features/collaborations/collaboration/collaborations.service.ts';
import { filesById, lockFiles } from '#features/collaborations/files/chosen-files.service.ts';
import type {
  WithdrawalQuery,
  Withdrawn,
} from '#features/collaborations/withdrawals/withdrawals.contract.ts';
import { withdraw } from '#features/collaborations/withdrawals/withdrawals.service.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { formatDecimal } from './decimals.rules.ts';
import type { Indicator } from './indicators.contract.ts';
import { changeOf, findIndicator, type IndicatorPath, lockIndicator } from './indicators.service.ts';
import { READINGS_MAX, type Reading, type ReadingInput, type ReadingUpdate } from './readings.contract.ts';
import * as readings from './readings.repository.ts';

interface ReadingPath extends IndicatorPath {
  readingId: string;
}

type ReadingRow = Awaited<ReturnType<typeof readings.findReadings>>[number];

/** Adds their evidence to readings of one collaboration. */
async function withEvidence(
  ctx: MemberContext,
  collaborationId: string,
  rows: ReadingRow[],
): Promise<Reading[]> {
  const ids = rows.map(({ id }) => id);
  const links = ids.length === 0 ? [] : await readings.findEvidence(ctx.db, ids);
  const files = await filesById(
    ctx,
    collaborationId,
    links.map(({ file_id }) => file_id),
  );
  return rows.map(({ group_name, ...row }) => ({
    ...row,
    group: group_name || null,
    evidence: links
      .filter(({ reading_id }) => reading_id === row.id)
      .flatMap(({ file_id }) => files.get(file_id) ?? []),
  }));
}

/** @throws AppError READING_NOT_FOUND. */
async function findReading(ctx: MemberContext, path: ReadingPath): Promise<Reading> {
  const row = await readings.findReading(ctx.db, path.indicatorId, path.readingId);
  const [reading] = row ? await withEvidence(ctx, path.id, [row]) : [];
  if (!reading) throw new AppError('READING_NOT_FOUND');
  return reading;
}

/** @throws AppError INDICATOR_NOT_FOUND. */
export async function listReadings(
  ctx: MemberContext,
  path: IndicatorPath,
  query: ListQuery,
): Promise<Reading[]> {
  await requireReadable(ctx, path.id);
  await findIndicator(ctx, path);
  return withEvidence(ctx, path.id, await readings.findReadings(ctx.db, path.indicatorId, query));
}

/** Refuses a day to come, and a group that the indicator has not got. @throws AppError VALIDATION_FAILED. */
function checkReading(
  ctx: MemberContext,
  { groups, total_from }: Indicator,
  { reading_date, group }: Pick<ReadingInput, 'reading_date' | 'group'>,
): void {
  if (reading_date > dayInIndia(ctx.now))
    throw validationError({ reading_date: 'The day of a reading cannot be in the future' });
  if (group && !groups.some(({ name }) => name === group))
    throw validationError({ group: 'Please select a group from the list' });
  if (!group && total_from === 'groups') throw validationError({ group: 'Please select a group' });
}

/** A reading as the history keeps it. */
const textOf = ({ value, reading_date, group, note, evidence }: Reading) =>
  [
    `${formatDecimal(value)} on ${reading_date}`,
    group && ` (${group})`,
    note && `, ${note}`,
    evidence.length > 0 && `, evidence: ${evidence.map(({ name }) => name).join(', ')}`,
  ]
    .filter(Boolean)
    .join('');

const recordedBy = ({ actor, now }: MemberContext) => ({
  recorded_by: actor.accountId,
  recorded_for: actor.profileId,
  updated_at: now,
});

/** @throws AppError INDICATOR_NOT_FOUND, VALIDATION_FAILED, READING_DAY_TAKEN, LIMIT_REACHED. */
export function createReading(
  ctx: MemberContext,
  path: IndicatorPath,
  { group, file_ids, ...input }: ReadingInput,
): Promise<Reading> {
  return transact(ctx, async (ctx) => {
    await getOpenCollaboration(ctx, path.id, 'indicators');
    const indicator = await lockIndicator(ctx, path);
    checkReading(ctx, indicator, { group, reading_date: input.reading_date });
    await lockFiles(ctx, path.id, { file_ids });
    if (await readings.hasReadings(ctx.db, indicator.id, READINGS_MAX)) {
      throw new AppError('LIMIT_REACHED', {
        message: `This indicator has ${READINGS_MAX.toLocaleString('en-IN')} readings, the maximum. Please delete one first.`,
      });
    }
    const id = newId();
    await readings.insertReading(ctx.db, {
      ...input,
      id,
      indicator_id: indicator.id,
      group_name: group ?? '',
      created_at: ctx.now,
      ...recordedBy(ctx),
    });
    await readings.replaceEvidence(ctx.db, id, file_ids);
    const reading = await findReading(ctx, { ...path, readingId: id });
    await recordChange(ctx, {
      ...changeOf(path.id, indicator),
      what: 'reading_added',
      to: textOf(reading),
    });
    return reading;
  });
}

/** @throws AppError INDICATOR_NOT_FOUND, READING_NOT_FOUND, VALIDATION_FAILED, READING_DAY_TAKEN. */
export function updateReading(
  ctx: MemberContext,
  path: ReadingPath,
  { group, file_ids, ...changes }: ReadingUpdate,
): Promise<Reading> {
  return transact(ctx, async (ctx) => {
    await getOpenCollaboration(ctx, path.id, 'indicators');
    const indicator = await lockIndicator(ctx, path);
    const before = await findReading(ctx, path);
    const isMoved = group !== undefined || changes.reading_date !== undefined;
    if (isMoved) {
      checkReading(ctx, indicator, {
        group: group === undefined ? before.group : group,
        reading_date: changes.reading_date ?? before.reading_date,
      });
    }
    await readings.updateReading(ctx.db, before.id, {
      ...changes,
      ...(group !== undefined && { group_name: group ?? '' }),
      ...recordedBy(ctx),
    });
    if (file_ids) {
      await lockFiles(ctx, path.id, { file_ids });
      await readings.replaceEvidence(ctx.db, before.id, file_ids);
    }
    const after = await findReading(ctx, path);
    const [from, to] = [textOf(before), textOf(after)];
    if (from !== to) await recordChange(ctx, { ...changeOf(path.id, indicator), what: 'reading', from, to });
    return after;
  });
}

/** Withdraws a reading. @throws AppError INDICATOR_NOT_FOUND, READING_NOT_FOUND; as `withdraw`. */
export function removeReading(
  ctx: MemberContext,
  path: ReadingPath,
  { reason }: WithdrawalQuery,
): Promise<Withdrawn> {
  return transact(ctx, async (ctx) => {
    // No report is accepted meanwhile.
    await lockCollaboration(ctx, path.id, 'indicators');
    const indicator = await lockIndicator(ctx, path);
    const reading = await findReading(ctx, path);
    const from = textOf(reading);
    const name = `${indicator.name}: ${formatDecimal(reading.value)} on ${reading.reading_date}`;
    const withdrawal_id = await withdraw(ctx, path.id, { kind: 'reading', id: reading.id, name, reason });
    await recordChange(ctx, {
      ...changeOf(path.id, indicator),
      what: 'reading_removed',
      from,
      reason,
    });
    return { id: reading.id, withdrawal_id };
  });
}
