import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { Incident, Maintenance } from './status.contract.ts';
import { type DayMinutes, INCIDENT_DAYS, INCIDENTS_SHOWN, type ServiceState } from './status.rules.ts';

/** All that the status page shows, as the database had it at `taken_at`. Instants are as PostgreSQL's JSON has them. */
export interface Snapshot {
  taken_at: string;
  latest: { service: string; state: ServiceState; minute: string }[];
  days: ({ service: string; day: string } & DayMinutes)[];
  incidents: Incident[];
  last_incidents: { service: string; at: string }[];
  maintenance: Maintenance[];
}

/**
 * Reads the status in one statement.
 * @param firstDay ISO day: the first one of the strip.
 */
export async function findSnapshot(db: Db, now: Date, firstDay: string): Promise<Snapshot> {
  const { rows } = await sql<Omit<Snapshot, 'taken_at'>>`
    select
      coalesce((select json_agg(json_build_object('service', service, 'state', state, 'minute', minute))
        from status_probes
        where minute = (select max(minute) from status_probes where state <> 'unknown')), '[]') as latest,
      coalesce((select json_agg(json_build_object('service', service, 'day', day, 'operational', operational,
          'degraded', degraded, 'maintenance', maintenance, 'outage', outage, 'unknown', unknown) order by day)
        from status_days where day >= ${firstDay}::date), '[]') as days,
      coalesce((select json_agg(json_build_object('id', id, 'title', title, 'services', services,
          'impact', impact, 'state', state, 'is_automatic', is_automatic, 'started_at', started_at,
          'resolved_at', resolved_at, 'version', version, 'updates', updates) order by state = 'resolved', started_at desc, id desc)
        from (
          select i.id, i.title, i.services, i.impact, i.state, i.is_automatic, i.started_at, i.resolved_at, i.version,
            (select json_agg(json_build_object('state', u.state, 'body', u.body, 'created_at', u.created_at)
              order by u.created_at desc, u.id desc)
              from status_incident_updates u where u.incident_id = i.id) as updates
          from status_incidents i
          where i.started_at > ${now}::timestamptz - make_interval(days => ${INCIDENT_DAYS}) or i.state <> 'resolved'
          order by i.state = 'resolved', i.started_at desc, i.id desc limit ${INCIDENTS_SHOWN}
        ) shown), '[]') as incidents,
      coalesce((select json_agg(json_build_object('service', service, 'at', at)) from (
          select service, max(started_at) as at from status_incidents, unnest(services) service group by service
        ) last), '[]') as last_incidents,
      coalesce((select json_agg(json_build_object('id', id, 'title', title, 'body', body, 'services', services,
          'starts_at', starts_at, 'ends_at', ends_at, 'version', version) order by starts_at, id)
        from status_maintenance where ends_at > ${now}), '[]') as maintenance`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('the status has one row');
  return { ...found, taken_at: now.toISOString() };
}

/** Reads the rows of the last round that was stored. */
export const findReadings = (db: Db) =>
  db
    .selectFrom('status_probes')
    .select(['service', 'state as status', 'minute', 'detail'])
    .where('minute', '=', (eb) =>
      eb
        .selectFrom('status_probes')
        .select((inner) => inner.fn.max('minute').as('last'))
        .where('detail', 'is not', null),
    )
    .execute();
