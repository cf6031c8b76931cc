import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { PlatformFigures } from './platform-figures.contract.ts';

async function one<Row>(db: Db, query: ReturnType<typeof sql<Row>>): Promise<Row> {
  const { rows } = await query.execute(db);
  if (!rows[0]) throw new Error('an aggregate without rows');
  return rows[0];
}

/** Counts the members that the marketplace shows, and those who joined after an instant. */
export const countMembers = (db: Db, since: Date) =>
  one(
    db,
    sql<PlatformFigures['members']>`
      with types as (
        select p.organization_type as type, count(*)::int as total,
          (count(*) filter (where p.created_at >= ${since}))::int as joined
        from profiles p where p.is_published group by p.organization_type)
      select coalesce(sum(total), 0)::int as total, coalesce(sum(joined), 0)::int as joined,
        coalesce(json_agg(json_build_object('type', type, 'total', total) order by total desc, type), '[]') as by_type
      from types`,
  );

/** Counts what became of the requests that members sent after an instant. */
export const countRequests = (db: Db, since: Date) =>
  one(
    db,
    sql<PlatformFigures['requests']>`
      select count(*)::int as sent, (count(*) filter (where r.status = 'accepted'))::int as accepted,
        (count(*) filter (where r.status = 'declined'))::int as declined,
        (count(*) filter (where r.status = 'pending'))::int as waiting,
        round((percentile_cont(0.5) within group (order by extract(epoch from r.answered_at - r.created_at))
          filter (where r.status in ('accepted', 'declined')) / 3600)::numeric, 1)::float8 as median_hours
      from collaboration_requests r
      where r.created_at >= ${since} and r.sender_profile_id is not null`,
  );

export const countCollaborations = (db: Db) =>
  one(
    db,
    sql<PlatformFigures['collaborations']>`
      select (count(*) filter (where c.status = 'active' and c.archived_at is null))::int as active, count(*)::int as all
      from collaborations c where c.removed_at is null`,
  );

/** Sums the money of all grants, in whole rupees. */
export const sumMoney = (db: Db) =>
  one(
    db,
    sql<PlatformFigures['money']>`
      select coalesce(sum(g.agreed), 0)::bigint as agreed, coalesce(sum(g.received), 0)::bigint as received,
        coalesce(sum(g.utilised), 0)::bigint as utilised
      from grants g`,
  );
