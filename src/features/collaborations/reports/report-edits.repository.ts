import { sql } from 'kysely';
import { isThere } from '#features/collaborations/readers/readers.repository.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** Finds who changed each field of a report last; a field that is as it was drafted is missing. */
export const findEdits = (db: Db, reportId: string) =>
  db
    .selectFrom('collaboration_report_edits as e')
    .select(['e.field', 'e.edited_at'])
    .select(
      sql<string | null>`coalesce(acting_name(e.account_id, e.profile_id),
        (select p.member_name from profiles p where p.id = e.profile_id))`.as('name'),
    )
    .where('e.report_id', '=', reportId)
    .orderBy('e.field')
    .execute();

/** Stores that a person has changed these fields. */
export async function saveEdits(
  db: Db,
  fields: string[],
  edit: { report_id: string; account_id: string; profile_id: string; edited_at: Date },
): Promise<void> {
  await db
    .insertInto('collaboration_report_edits')
    .values(fields.map((field) => ({ ...edit, field })))
    .onConflict((conflict) =>
      conflict.columns(['report_id', 'field']).doUpdateSet((eb) => ({
        account_id: eb.ref('excluded.account_id'),
        profile_id: eb.ref('excluded.profile_id'),
        edited_at: eb.ref('excluded.edited_at'),
      })),
    )
    .execute();
}

/** Finds which fields of reports a person has changed last, for the export of the data. */
export const findEditsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('collaboration_report_edits as e')
    .innerJoin('collaboration_reports as r', 'r.id', 'e.report_id')
    .select(['e.report_id', 'r.collaboration_id', 'e.field', 'e.edited_at'])
    .where('e.account_id', '=', accountId)
    .where(isThere('r.collaboration_id'))
    .orderBy('e.edited_at')
    .orderBy('e.report_id')
    .orderBy('e.field')
    .execute();
