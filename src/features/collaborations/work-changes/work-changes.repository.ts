import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { publishing } from '#platform/server/database/notifications.ts';
import type { WorkPart } from './work-changes.rules.ts';

/** Topic of what happens in a collaboration. */
export const workTopic = (collaborationId: string): string => `collaboration:${collaborationId}`;

interface WorkChange {
  collaborationId: string;
  parts: WorkPart[];
  /** The open page that made the change, if it named itself. */
  page: string | undefined;
  /** A `where` of the statement that gives the number: without a row nothing is published. */
  only?: RawBuilder<unknown>;
}

/**
 * Gives a change of these parts the next number of the collaboration, and publishes it, as parts of a statement:
 * `with change as (${numbering}) select ${publication} from change`. Holds the row until the transaction ends, so that
 * numbers grow in the order of the commits.
 */
export const publishedChange = ({ collaborationId, parts, page, only = sql`` }: WorkChange) => ({
  numbering: sql`
    insert into collaboration_live as c (collaboration_id, seq, parts)
    select ${collaborationId}::text, 1, (select jsonb_object_agg(part, 1) from unnest(${parts}::text[]) part) ${only}
    on conflict (collaboration_id) do update set
      seq = c.seq + 1,
      parts = c.parts || (select jsonb_object_agg(part, c.seq + 1) from jsonb_object_keys(excluded.parts) part)
    returning seq`,
  publication: publishing(
    workTopic(collaborationId),
    sql`json_strip_nulls(json_build_object('seq', change.seq, 'parts', ${parts}::text[], 'page', ${page ?? null}::text))`,
  ),
});

/** Gives a change of these parts the next number of the collaboration, and publishes it. */
export async function publishChange(db: Db, change: WorkChange): Promise<void> {
  const { numbering, publication } = publishedChange(change);
  await sql`with change as (${numbering}) select ${publication} from change`.execute(db);
}

/** Finds the parts that changed after a number, and the number of the last change; undefined if none did. */
export async function findChangesAfter(db: Db, collaborationId: string, seq: number) {
  const { rows } = await sql<{ seq: number; parts: WorkPart[] }>`
    select seq, array(select key from jsonb_each_text(parts) where value::int > ${seq} order by key) as parts
    from collaboration_live
    where collaboration_id = ${collaborationId} and seq > ${seq}`.execute(db);
  return rows[0];
}
