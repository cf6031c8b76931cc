import { sql } from 'kysely';
import { dayAfter, instantInIndia } from '#platform/contract/dates.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { AuditFilters } from './audit.contract.ts';

/** The filters with ids instead of email addresses. */
export type AuditSelection = AuditFilters & { before?: number | undefined };

const midnightInIndia = (day: string) => instantInIndia(day).toISOString();

const selected = (db: Db, { kind, actor, subject, from, to, before }: AuditSelection) =>
  db
    .selectFrom('audit_entries as e')
    .$if(Boolean(kind), (query) => query.where('e.kind', '=', kind ?? ''))
    .$if(Boolean(actor), (query) => query.where('e.actor_id', '=', actor ?? ''))
    .$if(Boolean(subject), (query) => query.where('e.subject_id', '=', subject ?? ''))
    .$if(Boolean(from), (query) => query.where('e.at', '>=', midnightInIndia(from ?? '')))
    .$if(Boolean(to), (query) => query.where('e.at', '<', midnightInIndia(dayAfter(to ?? '', 1))))
    .$if(before !== undefined, (query) => query.where('e.number', '<', before ?? 0));

/** Finds entries, newest first, with the facts as the text that was hashed. */
export const findEntries = (db: Db, selection: AuditSelection, most: number) =>
  selected(db, selection)
    .select(['e.number', 'e.at', 'e.kind', 'e.actor_id', 'e.actor_role', 'e.subject_type', 'e.subject_id'])
    .select([sql<string>`e.facts::text`.as('facts'), 'e.previous_hash', 'e.hash'])
    .orderBy('e.number', 'desc')
    .limit(most)
    .execute();
export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

/** Finds the names that profiles and persons have now. */
export async function findNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const names = (table: 'profiles' | 'people') =>
    db.selectFrom(table).select(['id', 'member_name']).where('id', 'in', ids).execute();
  const profiles = await names('profiles');
  const people = await names('people');
  return new Map([...profiles, ...people].map(({ id, member_name }) => [id, member_name]));
}

/** Finds the account with an address, in its stored form; undefined if there is none. */
export const findIdByEmail = (db: Db, email: string) =>
  db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();

/** Finds the entries by a member or about that member, oldest first. */
export const findEntriesOf = (db: Db, id: string) =>
  db
    .selectFrom('audit_entries as e')
    .select(['e.at', 'e.kind', 'e.facts', 'e.actor_id', 'e.actor_role'])
    .where((eb) => eb.or([eb('e.actor_id', '=', id), eb('e.subject_id', '=', id)]))
    .orderBy('e.number')
    .execute();
