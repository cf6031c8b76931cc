import { sql } from 'kysely';
import { isThere } from '#features/collaborations/readers/readers.repository.ts';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { MilestoneChange } from './milestone-news.rules.ts';

const COLUMNS = columns('id actor_id actor_person change created_at milestone_id milestone_title');

/** A row of the news that wait to be mailed. */
interface NewsRow {
  id: string;
  collaboration_id: string;
  actor_id: string;
  /** Account of the person who acted for `actor_id`. */
  actor_person: string;
  milestone_id: string;
  milestone_title: string;
  change: MilestoneChange;
  created_at: Date;
}

/** Keeps news of a milestone until they are mailed; none where no other member takes part. */
export async function insertNews(db: Db, news: NewsRow): Promise<void> {
  await sql`
    insert into milestone_news
      (id, collaboration_id, actor_id, actor_person, milestone_id, milestone_title, change, created_at)
    select ${news.id}, ${news.collaboration_id}, ${news.actor_id}, ${news.actor_person}, ${news.milestone_id},
      ${news.milestone_title}, ${news.change}, ${news.created_at}
    where exists (
      select from collaboration_participants
      where collaboration_id = ${news.collaboration_id} and profile_id <> ${news.actor_id})`.execute(db);
}

/** Finds the collaborations with news from before an instant. */
export async function findCollaborationsWithNews(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('milestone_news')
    .select('collaboration_id')
    .distinct()
    .where('created_at', '<', before.toISOString())
    .where(isThere('collaboration_id'))
    .execute();
  return rows.map(({ collaboration_id }) => collaboration_id);
}

/** Deletes all news of a collaboration. @returns them, oldest first. */
export async function takeNews(db: Db, collaborationId: string) {
  const rows = await db
    .deleteFrom('milestone_news')
    .where('collaboration_id', '=', collaborationId)
    .returning(COLUMNS)
    .execute();
  return rows.toSorted((one, other) => (one.created_at + one.id < other.created_at + other.id ? -1 : 1));
}

/** Finds a collaboration's title with the names of its members. */
export function findReaders(db: Db, collaborationId: string) {
  return db
    .selectFrom('collaboration_participants as t')
    .innerJoin('collaborations as c', 'c.id', 't.collaboration_id')
    .innerJoin('profiles as p', 'p.id', 't.profile_id')
    .select(['p.id', 'p.member_name', 'c.title'])
    .where('t.collaboration_id', '=', collaborationId)
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute();
}
