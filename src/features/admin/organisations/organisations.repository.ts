import { sql } from 'kysely';
import { Uuid } from '#platform/contract/fields.ts';
import type { ProfileId } from '#platform/contract/people/ids.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { Organisation, OrganisationState, OrganisationsQuery } from './organisations.contract.ts';

type Filters = Pick<OrganisationsQuery, 'search' | 'state' | 'type'>;

/** Conditions of the states, of profiles `p`. */
const STATES: Record<OrganisationState, ReturnType<typeof sql<boolean>>> = {
  active: sql`(not exists (select from main_owners o where o.profile_id = p.id and o.suspended_at is not null)
    and not exists (select from profile_deletions d where d.profile_id = p.id))`,
  suspended: sql`exists (select from main_owners o where o.profile_id = p.id and o.suspended_at is not null)`,
  closing: sql`exists (select from profile_deletions d where d.profile_id = p.id)`,
};

/** Matches part of a name, of an address of its people, or a whole id. Each branch has an index of its own. */
function matches(search: string) {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const id = Uuid.safeParse(search).data ?? null;
  return sql<boolean>`p.id in (
    select id from profiles where member_name ilike ${part}
    union all select m.profile_id from accounts a join memberships m on m.account_id = a.id where a.email ilike ${part}
    union all select id from profiles where id = ${id}::uuid
    union all select profile_id from memberships where account_id = ${id}::uuid)`;
}

const condition = ({ search, state, type }: Filters) =>
  sql<boolean>`${sql.join(
    [
      sql`true`,
      ...(search ? [matches(search)] : []),
      ...(state ? [STATES[state]] : []),
      ...(type ? [sql`p.organization_type = ${type}`] : []),
    ],
    sql` and `,
  )}`;

const rows = (db: Db) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('main_owners as o', 'o.profile_id', 'p.id')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .innerJoin('people as w', 'w.id', 'a.id')
    .leftJoin('profile_deletions as d', 'd.profile_id', 'p.id')
    .leftJoin('suspensions as s', (join) =>
      join.onRef('s.profile_id', '=', 'p.id').on('s.restored_at', 'is', null),
    )
    .select(['p.id', 'p.member_name as name', 'p.organization_type', 'p.headquarters_state as state'])
    .select(['p.created_at as joined_at', 'p.suspended_at', 'd.due_at as deletion_due_at'])
    .select(['s.reason as suspension_reason', 's.suspended_by_name'])
    .select([
      sql<number>`(select count(*)::int from memberships m where m.profile_id = p.id)`.as('people'),
      sql<Organisation['main_owner']>`json_build_object('id', a.id,
        'name', coalesce(nullif(w.full_name, ''), a.email), 'suspended_at', a.suspended_at)`.as('main_owner'),
    ]);

/** Finds organisations, the newest first. */
export const findOrganisations = (db: Db, filters: Filters, limit: number, offset: number) =>
  rows(db)
    .where(condition(filters))
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countOrganisations(db: Db, filters: Filters): Promise<number> {
  const { count } = await db
    .selectFrom('profiles as p')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(condition(filters))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findOrganisation = (db: Db, id: ProfileId) => rows(db).where('p.id', '=', id).executeTakeFirst();

/** Finds an organisation and locks it until the transaction ends: two admins decide one after the other. */
export const lockOrganisation = (db: Db, id: ProfileId) =>
  db
    .selectFrom('profiles as p')
    .select(['p.id', 'p.member_name as name', 'p.suspended_at'])
    .select(
      sql<boolean>`exists (select from memberships m join accounts a on a.id = m.account_id
        where m.profile_id = p.id and a.is_admin)`.as('has_admin'),
    )
    .where('p.id', '=', id)
    .forNoKeyUpdate('p')
    .executeTakeFirst();

/** Finds the addresses of the people of an organisation who can sign in. Their number has a cap. */
export const findPeopleToMail = (db: Db, id: ProfileId) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select('a.email')
    .where('m.profile_id', '=', id)
    .where('a.email_confirmed_at', 'is not', null)
    .where('a.suspended_at', 'is', null)
    .orderBy('m.created_at')
    .orderBy('a.id')
    .execute();
