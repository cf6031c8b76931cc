import { type Insertable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type { UtilisationAcceptances, Utilisations } from '#platform/server/database/schema.generated.ts';
import type { UtilisationContent } from './utilisations.contract.ts';

const COLUMNS = columnsOf(
  'u',
  'id grant_id number period_from period_to state round remark code created_at updated_at',
);

const utilisations = (db: Db) =>
  db
    .selectFrom('utilisations as u')
    .innerJoin('grants as g', 'g.id', 'u.grant_id')
    .select(COLUMNS)
    .select(sql<UtilisationContent | null>`u.content`.as('content'))
    .select((row) =>
      jsonObjectFrom(
        row
          .selectFrom('practitioner_reports as p')
          .select([
            sql<string>`p.membership_number`.as('membership_number'),
            sql<string>`p.udin`.as('udin'),
            sql<string>`p.confirmed_at`.as('confirmed_at'),
          ])
          .whereRef('p.utilisation_id', '=', 'u.id')
          .whereRef('p.round', '=', 'u.round')
          .where('p.confirmed_at', 'is not', null)
          .orderBy('p.confirmed_at')
          .limit(1),
      ).as('practitioner'),
    )
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('utilisation_acceptances as a')
          .select(['a.part', 'a.account_id', 'a.accepted_at'])
          .select(sql<string | null>`acting_name(a.account_id, g.funder_id)`.as('by_name'))
          .whereRef('a.utilisation_id', '=', 'u.id')
          .whereRef('a.round', '=', 'u.round')
          .orderBy('a.accepted_at'),
      ).as('acceptances'),
    );
export type UtilisationRow = Awaited<ReturnType<typeof findUtilisations>>['records'][number];

/** Finds the grant of a statement; undefined where there is no such statement. */
export const findGrantId = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('utilisations').select('grant_id').where('id', '=', id).executeTakeFirst())?.grant_id;

export const findUtilisation = (db: Db, id: string) =>
  utilisations(db).where('u.id', '=', id).executeTakeFirst();

/** Finds one page of the statements of a grant, newest first; `total` counts all. */
export async function findUtilisations(
  db: Db,
  grantId: string,
  { page, pageSize, withDrafts }: { page: number; pageSize: number; withDrafts: boolean },
) {
  const [records, { total }] = await Promise.all([
    utilisations(db)
      .where('u.grant_id', '=', grantId)
      .$if(!withDrafts, (sent) => sent.where('u.state', '<>', 'draft'))
      .orderBy('u.created_at', 'desc')
      .orderBy('u.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db
      .selectFrom('utilisations')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('grant_id', '=', grantId)
      .$if(!withDrafts, (sent) => sent.where('state', '<>', 'draft'))
      .executeTakeFirstOrThrow(),
  ]);
  return { records, total };
}

/** Returns true if the grant already has `max` statements. */
export const hasUtilisations = (db: Db, grantId: string, max: number) =>
  hasAsMany(db, { table: 'utilisations', column: 'grant_id' }, grantId, max);

export async function insertUtilisation(
  db: Db,
  utilisation: Omit<Insertable<Utilisations>, 'number'>,
): Promise<void> {
  await db
    .insertInto('utilisations')
    .values({
      ...utilisation,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from utilisations where grant_id = ${utilisation.grant_id})`,
    })
    .execute();
}

export async function updateUtilisation(
  db: Db,
  id: string,
  changes: Updateable<Utilisations>,
): Promise<void> {
  await db.updateTable('utilisations').set(changes).where('id', '=', id).execute();
}

export async function insertRound(
  db: Db,
  { id, round, content, now }: { id: string; round: number; content: UtilisationContent; now: Date },
): Promise<void> {
  await db
    .insertInto('utilisation_rounds')
    .values({ utilisation_id: id, round, content: JSON.stringify(content), sent_at: now })
    .execute();
}

/** @throws AppError SAME_PERSON; MOVE_NOT_POSSIBLE where that part has accepted already. */
export async function insertAcceptance(
  db: Db,
  acceptance: Insertable<UtilisationAcceptances>,
): Promise<void> {
  const meanings = {
    utilisation_acceptances_two_persons: 'SAME_PERSON',
    utilisation_acceptances_pkey: 'MOVE_NOT_POSSIBLE',
  } as const;
  await mapConstraints(meanings, () => db.insertInto('utilisation_acceptances').values(acceptance).execute());
}

interface Statement {
  id: string;
  grant_id: string;
  period_from: string;
  period_to: string;
}

/** Makes the statement show the expenses of its period that no other one shows, and no others. */
export async function collectExpenses(
  db: Db,
  { id, grant_id, period_from, period_to }: Statement,
): Promise<void> {
  await db
    .updateTable('grant_expenses')
    .set({ utilisation_id: null })
    .where('utilisation_id', '=', id)
    .where((eb) => eb.or([eb('spent_on', '<', period_from), eb('spent_on', '>', period_to)]))
    .execute();
  await db
    .updateTable('grant_expenses')
    .set({ utilisation_id: id })
    .where('grant_id', '=', grant_id)
    .where('utilisation_id', 'is', null)
    .where('spent_on', '>=', period_from)
    .where('spent_on', '<=', period_to)
    .execute();
}

/** Adds up, by head, what the statement shows, what earlier ones show, and what none shows yet. */
export async function sumByHead(db: Db, { id, grant_id, period_from, period_to }: Statement) {
  const { rows } = await sql<{
    id: string;
    name: string;
    budget: number;
    used: number;
    used_before: number;
    committed: number;
    expenses: number;
  }>`
    select h.id, h.name, h.amount + h.reallocated as budget,
      coalesce(sum(e.charged) filter (where e.own), 0)::bigint as used,
      coalesce(sum(e.charged) filter (where e.before), 0)::bigint as used_before,
      coalesce(sum(e.charged) filter (where not e.own and not e.shown), 0)::bigint as committed,
      (count(*) filter (where e.own))::int as expenses
    from grant_heads h
    left join (
      select x.head_id, x.charged,
        x.spent_on between ${period_from}::date and ${period_to}::date
          and (x.utilisation_id is null or x.utilisation_id = ${id}) as own,
        x.utilisation_id is not null and x.utilisation_id <> ${id} and u.state in ('sent', 'accepted')
          and x.spent_on <= ${period_to}::date as before,
        coalesce(u.state in ('sent', 'accepted'), false) as shown
      from grant_expenses x left join utilisations u on u.id = x.utilisation_id
      where x.grant_id = ${grant_id} and x.spent_on <= ${period_to}::date
    ) e on e.head_id = h.id
    where h.grant_id = ${grant_id}
    group by h.id order by h.place`.execute(db);
  return rows;
}

/** Adds up the money of a grant before a period and in it. */
export async function sumMoney(db: Db, { grant_id, period_from, period_to }: Omit<Statement, 'id'>) {
  const { rows } = await sql<{ kind: 'received' | 'interest' | 'refunded'; before: number; within: number }>`
    select kind, coalesce(sum(amount) filter (where dated_on < ${period_from}::date), 0)::bigint as before,
      coalesce(sum(amount) filter (where dated_on >= ${period_from}::date), 0)::bigint as within
    from grant_entries
    where grant_id = ${grant_id} and kind in ('received', 'interest', 'refunded') and dated_on <= ${period_to}::date
    group by kind`.execute(db);
  return rows;
}

/** Finds what the indicators of the project had reached by the last day of a statement. */
export async function findProgress(
  db: Db,
  { grant_id, period_to }: Pick<Statement, 'grant_id' | 'period_to'>,
) {
  const { rows } = await sql<NonNullable<UtilisationContent['progress']>[number]>`
    select i.name, coalesce(i.unit, '') as unit, trim_scale(i.baseline_value)::text as baseline,
      trim_scale(total.value)::text as reached, trim_scale(i.target_value)::text as target
    from grants g
    join collaboration_indicators i on i.collaboration_id = g.collaboration_id
    left join lateral (
      select sum(last.value) as value
      from unnest(case i.total_from when 'groups' then i.groups else array[''] end) named (name)
      cross join lateral (select r.value from collaboration_readings r
        where r.indicator_id = i.id and r.group_name = named.name and r.reading_date <= ${period_to}::date
        order by r.reading_date desc limit 1) last) total on true
    where g.id = ${grant_id} order by i.created_at, i.id`.execute(db);
  return rows;
}

/** Adds up all that a grant's statements show that were sent or accepted. */
export async function sumShown(db: Db, grantId: string): Promise<number> {
  const { shown } = await db
    .selectFrom('grant_expenses as e')
    .innerJoin('utilisations as u', 'u.id', 'e.utilisation_id')
    .select(sql<number>`coalesce(sum(e.charged), 0)::bigint`.as('shown'))
    .where('e.grant_id', '=', grantId)
    .where('u.state', 'in', ['sent', 'accepted'])
    .executeTakeFirstOrThrow();
  return shown;
}

/** Adds the expenses of a statement up by head and financial year, with the last day of each. */
export async function sumToPost(db: Db, id: string) {
  const { rows } = await sql<{ head_id: string; amount: number; dated_on: string }>`
    select head_id, sum(charged)::bigint as amount, max(spent_on)::text as dated_on
    from grant_expenses
    where utilisation_id = ${id}
    group by head_id, date_trunc('year', spent_on - interval '3 months')
    order by head_id, dated_on`.execute(db);
  return rows;
}
