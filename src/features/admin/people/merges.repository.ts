import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { AccountMerges } from '#platform/server/database/schema.generated.ts';
import { newId } from '#platform/server/ids.ts';
import { MERGE_COLUMNS, type MergeRule } from './merge-columns.data.ts';

/** The account that is closed, and the one that is kept. */
interface Pair {
  duplicate: string;
  kept: string;
}

type Moving = Exclude<MergeRule, { does: 'keep' }>;
interface Column {
  table: string;
  column: string;
  rule: Moving;
}

const MOVING = Object.entries(MERGE_COLUMNS).flatMap(([name, rule]): Column[] => {
  const [table = '', column = ''] = name.split('.');
  return rule.does === 'keep' ? [] : [{ table, column, rule }];
});

/**
 * Locks both accounts, then both profiles, in the order of their ids, until the transaction ends. Whoever adds something to
 * either of them waits, and finds the merge.
 */
export async function lockPair(db: Db, { duplicate, kept }: Pair) {
  const accounts = await db
    .selectFrom('accounts as a')
    .select(['a.id', 'a.email', 'a.is_admin', 'a.is_demo', 'a.email_confirmed_at', 'a.suspended_at'])
    .select('a.deletion_due_at')
    .where('a.id', 'in', [duplicate, kept])
    .orderBy('a.id')
    .forUpdate()
    .execute();
  const profiles = await db
    .selectFrom('profiles as p')
    .innerJoin('main_owners as o', 'o.profile_id', 'p.id')
    .select(['p.id', 'p.member_name as name', 'p.organization_type', 'o.account_id as owner_id'])
    .select(
      sql<boolean>`exists (select from profile_deletions d where d.profile_id = p.id)`.as('is_being_deleted'),
    )
    .where('p.id', 'in', [duplicate, kept])
    .orderBy('p.id')
    .forUpdate('p')
    .execute();
  const sideOf = (id: string) => {
    const account = accounts.find((one) => one.id === id);
    const profile = profiles.find((one) => one.id === id);
    return account && profile && { ...profile, ...account, profile_id: profile.id };
  };
  return { duplicate: sideOf(duplicate), kept: sideOf(kept) };
}

/** The registration numbers that a profile holds; null for those that it does not. */
export const findNumbers = (db: Db, id: string) =>
  db
    .selectFrom('profile_details')
    .select(['csr_registration_number as CSR-1', 'darpan_id as Darpan ID', 'pan as PAN'])
    .where('id', '=', id)
    .executeTakeFirst();

/** True for an account that was merged into another one. */
export async function isMerged(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_merges')
    .select('duplicate_id')
    .where('duplicate_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the title of a collaboration that both are or were part of. */
export async function findSharedCollaboration(db: Db, pair: Pair): Promise<string | undefined> {
  const isIn = (id: string) => sql<SqlBool>`exists (select from collaboration_participants p
    where p.collaboration_id = c.id and ${id} in (p.profile_id, p.left_profile_id))`;
  const row = await db
    .selectFrom('collaborations as c')
    .select('c.title')
    .where(isIn(pair.duplicate))
    .where(isIn(pair.kept))
    .orderBy('c.id')
    .limit(1)
    .executeTakeFirst();
  return row?.title;
}

/** Finds the objective of a request between the two that waits for an answer. */
export async function findRequestBetween(db: Db, { duplicate, kept }: Pair): Promise<string | undefined> {
  const row = await db
    .selectFrom('collaboration_requests')
    .select('collaboration_objective')
    .where('sender_profile_id', 'in', [duplicate, kept])
    .where('target_profile_id', 'in', [duplicate, kept])
    .where('status', '=', 'pending')
    .limit(1)
    .executeTakeFirst();
  return row?.collaboration_objective;
}

/** Rows of the duplicate. */
const ofDuplicate = ({ column, rule }: Column, { duplicate, kept }: Pair) => {
  const other =
    rule.does === 'move' && rule.other
      ? sql`and t.${sql.ref(rule.other)} is distinct from ${kept}::uuid`
      : sql``;
  const except = rule.except ? sql`and not (${sql.raw(rule.except)})` : sql``;
  return sql<SqlBool>`t.${sql.ref(column)} = ${duplicate}::uuid ${other} ${except}`;
};

/** The kept member has a row with the same key. */
const hasDouble = ({ table, column, rule }: Column, { kept }: Pair) => {
  const same = (rule.key ?? []).map((key) => sql`k.${sql.ref(key)} = t.${sql.ref(key)}`);
  const open = rule.openWhileNull;
  const whileOpen = open ? sql`and k.${sql.ref(open)} is null and t.${sql.ref(open)} is null` : sql``;
  return sql<SqlBool>`exists (select from ${sql.table(table)} k
    where k.${sql.ref(column)} = ${kept}::uuid and ${sql.join(same, sql` and `)} ${whileOpen})`;
};

/** Counts what moves, by the words for it, in the order of the table. */
export async function countMoving(db: Db, pair: Pair): Promise<{ what: string; records: number }[]> {
  const counts = MOVING.filter(({ rule }) => rule.as).map(
    (column) =>
      sql`select ${column.rule.as}::text as what, count(*)::int as records
        from ${sql.table(column.table)} t where ${ofDuplicate(column, pair)}`,
  );
  const { rows } = await sql<{ what: string; records: number }>`
    select what, sum(records)::int as records from (${sql.join(counts, sql` union all `)}) as counted
    group by what having sum(records) > 0 order by what`.execute(db);
  return rows;
}

/**
 * Deletes what the kept member has as well, and what is between the two: rows of either account about the other one, or
 * about what the other one owns.
 */
async function deleteDoubles(db: Db, column: Column, pair: Pair): Promise<void> {
  const { table, rule } = column;
  const name = sql.ref(column.column);
  const both = sql`(${pair.duplicate}::uuid, ${pair.kept}::uuid)`;
  const { other, about } = rule;
  if (other) {
    await sql`delete from ${sql.table(table)} t where t.${name} in ${both}
      and t.${sql.ref(other)} in ${both}`.execute(db);
  }
  if (about) {
    await sql`delete from ${sql.table(table)} t using ${sql.table(about.table)} o where t.${name} in ${both}
      and o.id = t.${sql.ref(about.by)} and o.${sql.ref(about.owner)} in ${both}`.execute(db);
  }
  await sql`delete from ${sql.table(table)} t
    where ${ofDuplicate(column, pair)} and ${hasDouble(column, pair)}`.execute(db);
}

/** Makes the kept member the one that the duplicate's records name, as `MERGE_COLUMNS` says. */
export async function moveRecords(db: Db, pair: Pair): Promise<void> {
  for (const column of MOVING) {
    if (column.rule.does === 'drop-if-double') await deleteDoubles(db, column, pair);
  }
  for (const column of MOVING) {
    const single = column.rule.does === 'keep-if-double' ? sql`and not ${hasDouble(column, pair)}` : sql``;
    await sql`update ${sql.table(column.table)} t set ${sql.ref(column.column)} = ${pair.kept}::uuid
      where ${ofDuplicate(column, pair)} ${single}`.execute(db);
  }
}

/** Withdraws requests of the duplicate that wait, where one between the kept member and the same partner waits. */
export async function withdrawDoubleRequests(db: Db, pair: Pair, reason: string, now: Date): Promise<void> {
  const partnerOf = (request: 't' | 'k', member: string) =>
    sql`case when ${sql.ref(`${request}.sender_profile_id`)} = ${member}::uuid
      then ${sql.ref(`${request}.target_profile_id`)} else ${sql.ref(`${request}.sender_profile_id`)} end`;
  await sql`update collaboration_requests t
    set status = 'withdrawn', reason = ${reason}, answered_at = ${now.toISOString()}
    where ${pair.duplicate}::uuid in (t.sender_profile_id, t.target_profile_id) and t.status = 'pending' and exists (
      select from collaboration_requests k
      where ${pair.kept}::uuid in (k.sender_profile_id, k.target_profile_id) and k.status = 'pending'
        and ${partnerOf('k', pair.kept)} = ${partnerOf('t', pair.duplicate)})`.execute(db);
}

/**
 * Deletes the open invitations into collaborations that nobody could accept after a merge: into one in which either takes part,
 * and of two into the same one that which ends first.
 */
export async function deleteUselessInvitations(db: Db, { duplicate, kept }: Pair): Promise<void> {
  const ofEither = (alias: string) =>
    sql`${sql.ref(`${alias}.profile_id`)} in (${duplicate}::uuid, ${kept}::uuid)`;
  await sql`delete from collaboration_invitations i where i.status = 'open' and ${ofEither('i')} and (
    exists (select from collaboration_participants p
      where p.collaboration_id = i.collaboration_id and ${ofEither('p')})
    or exists (select from collaboration_invitations k
      where k.collaboration_id = i.collaboration_id and k.status = 'open' and ${ofEither('k')}
        and (k.expires_at, k.id) > (i.expires_at, i.id)))`.execute(db);
}

/** Gives the closed profile an address of its own that leads nowhere, so that the kept member can take the old one. */
export async function closeAddress(db: Db, id: string): Promise<void> {
  // A new id: members choose their addresses, and may have taken what could be foreseen.
  const slug = `closed-${newId()}`;
  await db.insertInto('profile_slugs').values({ slug, profile_id: id }).execute();
  await db.updateTable('profiles').set({ slug }).where('id', '=', id).execute();
}

export async function insertMerge(db: Db, merge: Insertable<AccountMerges>): Promise<void> {
  await db.insertInto('account_merges').values(merge).execute();
}
