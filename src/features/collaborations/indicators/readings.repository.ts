import { type Insertable, sql, type Updateable } from 'kysely';
import type { ListQuery } from '#platform/contract/paging.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type { CollaborationReadings } from '#platform/server/database/schema.generated.ts';
import { numeric } from './indicators.repository.ts';

const COLUMNS = ['r.id', 'r.reading_date', 'r.group_name', 'r.note', 'r.updated_at'] as const;
const VALUE = sql<string>`trim_scale(r.value)::text`.as('value');
const RECORDED_BY = sql<string | null>`coalesce(acting_name(r.recorded_by, r.recorded_for),
  (select p.member_name from profiles p where p.id = r.recorded_for))`.as('recorded_by_name');

/** A value for the database: the decimal is text. */
type ReadingRow<Row> = Omit<Row, 'value'> & { value: string };

const readings = (db: Db, indicatorId: string) =>
  db
    .selectFrom('collaboration_readings as r')
    .select(COLUMNS)
    .select([VALUE, RECORDED_BY])
    .where('r.indicator_id', '=', indicatorId);

/** Finds one page of the readings of an indicator, newest day first. */
export const findReadings = (db: Db, indicatorId: string, { page, pageSize }: ListQuery) =>
  readings(db, indicatorId)
    .orderBy('r.reading_date', 'desc')
    .orderBy('r.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export const findReading = (db: Db, indicatorId: string, id: string) =>
  readings(db, indicatorId).where('r.id', '=', id).executeTakeFirst();

/** Finds which files prove readings. */
export const findEvidence = (db: Db, readingIds: string[]) =>
  db
    .selectFrom('collaboration_reading_files')
    .select(['reading_id', 'file_id'])
    .where('reading_id', 'in', readingIds)
    .orderBy('file_id')
    .execute();

/** Returns true if the indicator already has `max` readings. */
export const hasReadings = (db: Db, indicatorId: string, max: number) =>
  hasAsMany(db, { table: 'collaboration_readings', column: 'indicator_id' }, indicatorId, max);

const ONE_A_DAY = { collaboration_readings_one_a_day: 'READING_DAY_TAKEN' } as const;

/** @throws AppError READING_DAY_TAKEN. */
export async function insertReading(
  db: Db,
  { value, ...reading }: ReadingRow<Insertable<CollaborationReadings>>,
): Promise<void> {
  await mapConstraints(ONE_A_DAY, () =>
    db
      .insertInto('collaboration_readings')
      .values({ ...reading, value: numeric(value) })
      .execute(),
  );
}

/** @throws AppError READING_DAY_TAKEN. */
export async function updateReading(
  db: Db,
  id: string,
  { value, ...changes }: Partial<ReadingRow<Updateable<CollaborationReadings>>>,
): Promise<void> {
  await mapConstraints(ONE_A_DAY, () =>
    db
      .updateTable('collaboration_readings')
      .set({ ...changes, ...(value !== undefined && { value: numeric(value) }) })
      .where('id', '=', id)
      .execute(),
  );
}

/** Makes these files, and no others but withdrawn ones, the evidence of a reading. */
export async function replaceEvidence(db: Db, readingId: string, fileIds: string[]): Promise<void> {
  await db
    .deleteFrom('collaboration_reading_files')
    .where('reading_id', '=', readingId)
    .where('file_id', 'in', db.selectFrom('collaboration_files').select('id'))
    .execute();
  if (fileIds.length === 0) return;
  await db
    .insertInto('collaboration_reading_files')
    .values(fileIds.map((file_id) => ({ reading_id: readingId, file_id })))
    .execute();
}

/** Finds the readings that a member wrote last, oldest first. */
export const findReadingsOfMember = (db: Db, memberId: string) =>
  db
    .selectFrom('collaboration_readings as r')
    .innerJoin('collaboration_indicators as i', 'i.id', 'r.indicator_id')
    .select(COLUMNS)
    .select([VALUE, RECORDED_BY])
    .select(['i.collaboration_id', 'i.name as indicator', 'i.unit'])
    .where('r.recorded_for', '=', memberId)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
