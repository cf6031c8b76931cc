import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#platform/server/database/connect.ts';

/** Finds the tranches of a grant in their order, with their conditions; there are sixty at most. */
export const findTranches = (db: Db, grantId: string) =>
  db
    .selectFrom('grant_tranches as t')
    .select(['t.id', 't.number', 't.amount', 't.planned_on', 't.requested', 't.received', 't.received_on'])
    .select('t.waiver_reason')
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('grant_conditions as c')
          .leftJoin('collaboration_milestones as m', 'm.id', 'c.milestone_id')
          .select(['c.id', 'c.kind', 'c.milestone_id', 'c.percent', 'c.text', 'c.on_day as on'])
          .select(['c.period_from as from', 'c.period_to as to', 'c.met_at'])
          .select(['m.title as milestone_title', 'm.status as milestone_status'])
          .whereRef('c.tranche_id', '=', 't.id')
          .orderBy('c.place'),
      ).as('conditions'),
    )
    .where('t.grant_id', '=', grantId)
    .orderBy('t.number')
    .execute();

/** Finds the statements of a grant, by their periods. */
export const findStatements = (db: Db, grantId: string) =>
  db
    .selectFrom('utilisations')
    .select(['period_from as from', 'period_to as to', 'state'])
    .where('grant_id', '=', grantId)
    .orderBy('period_from')
    .execute();

/** Finds the periods of the accepted progress reports of the NGO in a collaboration. */
export const findAcceptedReports = (db: Db, collaborationId: string, agencyId: string) =>
  db
    .selectFrom('collaboration_reports')
    .select(['period_from as from', 'period_to as to'])
    .where('collaboration_id', '=', collaborationId)
    .where('author_for', '=', agencyId)
    .where('status', '=', 'accepted')
    .execute();
