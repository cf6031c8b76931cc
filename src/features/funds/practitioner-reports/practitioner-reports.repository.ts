import { type Insertable, sql } from 'kysely';
import type { UtilisationContent } from '#features/funds/utilisations/utilisations.contract.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type { PractitionerReports } from '#platform/server/database/schema.generated.ts';

const statements = (db: Db) =>
  db
    .selectFrom('utilisations as u')
    .innerJoin('grants as g', 'g.id', 'u.grant_id')
    .select([
      'u.id',
      'u.grant_id',
      'u.number',
      'u.period_from',
      'u.period_to',
      'u.state',
      'u.round',
      'u.code',
      'u.updated_at',
    ])
    .select(['g.title', 'g.schedule_vii_item', 'g.collaboration_id', 'g.funder_id', 'g.agency_id', 'g.money'])
    .select(['g.funder_name', 'g.agency_name'])
    .select(sql<UtilisationContent>`u.content`.as('content'))
    .where('u.state', 'in', ['sent', 'accepted']);

/** Finds a statement that is sent or accepted. */
export const findSentStatement = (db: Db, id: string) =>
  statements(db).where('u.id', '=', id).executeTakeFirst();
export type SentStatement = NonNullable<Awaited<ReturnType<typeof findSentStatement>>>;

/** Finds a statement that is sent or accepted by its code. */
export const findByCode = (db: Db, code: string) =>
  statements(db).where('u.code', '=', code).executeTakeFirst();

/** Finds the statement of a link that works at an instant, as it was sent when the link was made. */
export const findByToken = (db: Db, tokenHash: Buffer, now: Date) =>
  statements(db)
    .innerJoin('practitioner_reports as p', (join) =>
      join.onRef('p.utilisation_id', '=', 'u.id').onRef('p.round', '=', 'u.round'),
    )
    .select(['p.id as report_id', 'p.membership_number', 'p.udin', 'p.confirmed_at', 'p.expires_at'])
    .where('p.token_hash', '=', tokenHash)
    .where('p.expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** Finds who has confirmed a round of a statement. */
export const findConfirmation = (db: Db, { id, round }: Pick<SentStatement, 'id' | 'round'>) =>
  db
    .selectFrom('practitioner_reports')
    .select(['membership_number', 'udin', 'confirmed_at'])
    .where('utilisation_id', '=', id)
    .where('round', '=', round)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .limit(1)
    .executeTakeFirst();

/** Returns true if the statement already has `max` links. */
export const hasLinks = (db: Db, id: string, max: number) =>
  hasAsMany(db, { table: 'practitioner_reports', column: 'utilisation_id' }, id, max);

/** Finds the links that a person has made, the oldest first, for the export of the data. */
export const findLinksBy = (db: Db, accountId: string) =>
  db
    .selectFrom('practitioner_reports')
    .select(['utilisation_id', 'round', 'created_at', 'expires_at', 'confirmed_at'])
    .where('asked_by', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export async function insertReport(db: Db, report: Insertable<PractitionerReports>): Promise<void> {
  await db.insertInto('practitioner_reports').values(report).execute();
}

/** Stores a confirmation, once. @returns false if it was confirmed before. @throws AppError UDIN_ALREADY_USED. */
export async function confirmReport(
  db: Db,
  id: string,
  confirmation: { membership_number: string; udin: string; confirmed_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await mapConstraints(
    { practitioner_reports_one_udin: 'UDIN_ALREADY_USED' },
    () =>
      db
        .updateTable('practitioner_reports')
        .set(confirmation)
        .where('id', '=', id)
        .where('confirmed_at', 'is', null)
        .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n;
}
