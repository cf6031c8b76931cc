import { type Insertable, sql } from 'kysely';
import { isThere } from '#features/collaborations/readers/readers.repository.ts';
import { DELETED_MEMBER } from '#features/profiles/records/deleted-member.rules.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { CollaborationChanges } from '#platform/server/database/schema.generated.ts';
import type { ChangedNoun } from './changes.data.ts';

const COLUMNS = columnsOf(
  'h',
  `
  id changed_at noun reason subject_id what
`,
);
/** A member that takes part is named as in the team now: the history keeps no copy of the name. */
const LABEL = sql<string | null>`coalesce(h.label, (select name from collaboration_participants
  where h.noun = 'participant' and id::text = h.subject_id))`.as('label');

/** The history keeps no copy of the name of an owner either: its value is the id of the participant, and that of a person. */
const readable = <Column extends 'old_value' | 'new_value'>(column: Column) =>
  sql<
    string | null
  >`case when h.what <> 'owner' or ${sql.ref(`h.${column}`)} is null then ${sql.ref(`h.${column}`)}
    else coalesce((select coalesce(a.person_name || ', ', '') || t.name
      from collaboration_participants t
      left join accounts a on a.id = nullif(split_part(${sql.ref(`h.${column}`)}, ' ', 2), '')::uuid
      where t.id = split_part(${sql.ref(`h.${column}`)}, ' ', 1)::uuid), 'A former partner') end`.as(column);
const VALUES = [readable('old_value'), readable('new_value')] as const;

export async function insertChanges(db: Db, changes: Insertable<CollaborationChanges>[]): Promise<void> {
  await db.insertInto('collaboration_changes').values(changes).execute();
}

/** A page of changes; with a `subject_id` those of this one record, with a `noun` those of this kind. */
export interface ChangesPage extends ListQuery {
  subject_id?: string | undefined;
  noun?: ChangedNoun | undefined;
}

/** Finds the changes of a collaboration, newest first; `person_name` is null once the one who made it is erased. */
export const findChanges = (
  db: Db,
  collaborationId: string,
  { page, pageSize, subject_id, noun }: ChangesPage,
) =>
  db
    .selectFrom('collaboration_changes as h')
    .leftJoin('profiles as p', 'p.id', 'h.profile_id')
    .select(COLUMNS)
    .select(LABEL)
    .select(VALUES)
    .select(
      sql<string | null>`coalesce(acting_name(h.account_id, h.profile_id), p.member_name)`.as('person_name'),
    )
    .$narrowType<{ noun: ChangedNoun }>()
    .where('h.collaboration_id', '=', collaborationId)
    .$if(subject_id !== undefined, (some) => some.where('h.subject_id', '=', subject_id ?? ''))
    .$if(noun !== undefined, (some) => some.where('h.noun', '=', noun ?? ''))
    .orderBy('h.changed_at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** Finds what a member changed in collaborations, oldest first. */
export const findChangesByMember = (db: Db, memberId: string) =>
  db
    .selectFrom('collaboration_changes as h')
    .select(COLUMNS)
    .select(LABEL)
    .select(VALUES)
    .select('h.collaboration_id')
    .where('h.profile_id', '=', memberId)
    .where(isThere('h.collaboration_id'))
    .orderBy('h.changed_at')
    .orderBy('h.id')
    .execute();

/** Takes a member's own words out of the history: what changed stays, as the partners need it. */
export async function deleteReasonsOf(db: Db, memberId: string): Promise<void> {
  await db
    .updateTable('collaboration_changes')
    .set({ reason: null })
    .where('profile_id', '=', memberId)
    .where('reason', 'is not', null)
    .execute();
}

/** Takes the name of a member, as its collaborations have it, out of their history. Call it before that name changes. */
export async function anonymiseChangesAbout(db: Db, memberId: string): Promise<void> {
  const free = (column: string) => sql`without_name(h.${sql.ref(column)}, p.name, ${DELETED_MEMBER})`;
  await sql`
    update collaboration_changes h
    set label = ${free('label')}, old_value = ${free('old_value')}, new_value = ${free('new_value')}, reason = ${free('reason')}
    from collaboration_participants p
    where (p.profile_id = ${memberId} or p.left_profile_id = ${memberId}) and h.collaboration_id = p.collaboration_id
      and strpos(concat_ws(' ', h.label, h.old_value, h.new_value, h.reason), p.name) > 0`.execute(db);
}
