import { sql } from 'kysely';
import { isThere } from '#features/collaborations/readers/readers.repository.ts';
import { DELETED_MEMBER } from '#features/profiles/records/deleted-member.rules.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { FileOpening } from './collaboration-files.contract.ts';

/** One version that somebody opens. */
interface OpenedVersion {
  id: string;
  file_id: string;
  version: number;
}

interface Opener {
  purpose: FileOpening['purpose'];
  opened_by: string;
  opened_by_person: string;
  opened_at: Date;
}

/** Logs that one person opened versions, all at once. */
export async function insertOpenings(db: Db, opened: OpenedVersion[], by: Opener): Promise<void> {
  if (opened.length === 0) return;
  await db
    .insertInto('collaboration_file_openings')
    .columns(['id', 'file_id', 'version', 'purpose', 'opened_by', 'opened_by_person', 'opened_at'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<OpenedVersion>`unnest(${opened.map(({ id }) => id)}::uuid[], ${opened.map(({ file_id }) => file_id)}::uuid[],
            ${opened.map(({ version }) => version)}::int[])`.as<'o'>(sql`o (id, file_id, version)`),
        )
        .select([
          'o.id',
          'o.file_id',
          'o.version',
          sql<FileOpening['purpose']>`${by.purpose}`.as('purpose'),
          sql<string>`${by.opened_by}::uuid`.as('opened_by'),
          sql<string>`${by.opened_by_person}::uuid`.as('opened_by_person'),
          sql<Date>`${by.opened_at}::timestamptz`.as('opened_at'),
        ]),
    )
    .execute();
}

/** Finds one page of the openings of a file, newest first. */
export const findOpenings = (db: Db, fileId: string, { page, pageSize }: ListQuery): Promise<FileOpening[]> =>
  db
    .selectFrom('collaboration_file_openings as o')
    .select(['o.id', 'o.version', 'o.purpose', 'o.opened_at'])
    .select(
      sql<string>`coalesce(acting_name(o.opened_by_person, o.opened_by),
        (select p.member_name from profiles p where p.id = o.opened_by), ${sql.lit(DELETED_MEMBER)})`.as(
        'opened_by_name',
      ),
    )
    .where('o.file_id', '=', fileId)
    .orderBy('o.opened_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** Finds which files a person opened, for the organisation acted for, oldest first. */
export const findOpeningsBy = (db: Db, { accountId, profileId }: { accountId: string; profileId: string }) =>
  db
    .selectFrom('collaboration_file_openings as o')
    .innerJoin('collaboration_files as f', 'f.id', 'o.file_id')
    .select(['o.id', 'f.collaboration_id', 'f.name', 'o.version', 'o.purpose', 'o.opened_at'])
    .where('o.opened_by_person', '=', accountId)
    .where('o.opened_by', '=', profileId)
    .where(isThere('f.collaboration_id'))
    .orderBy('o.opened_at')
    .orderBy('o.id')
    .execute();

/** Finds who else opened files that a member uploaded, oldest first. */
export async function findOpeningsOfFilesOf(db: Db, profileId: string) {
  const { rows } = await sql<object>`
    select o.id, f.collaboration_id, f.name, o.version, o.purpose, o.opened_at,
      coalesce(acting_name(o.opened_by_person, o.opened_by),
        (select p.member_name from profiles p where p.id = o.opened_by), ${DELETED_MEMBER}) as opened_by_name
    from collaboration_file_openings o
    join collaboration_files f on f.id = o.file_id
    join collaboration_file_versions v on v.file_id = o.file_id and v.number = o.version
    where v.uploaded_by = ${profileId} and o.opened_by is distinct from ${profileId} and ${isThere('f.collaboration_id')}
    order by o.opened_at, o.id`.execute(db);
  return rows;
}
