import { type Insertable, sql, type Updateable } from 'kysely';
import type { Incident, Maintenance } from '#features/support/status/status.contract.ts';
import type { ServiceState } from '#features/support/status/status.rules.ts';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type {
  StatusIncidents,
  StatusIncidentUpdates,
  StatusMaintenance,
} from '#platform/server/database/schema.generated.ts';
import { ZERO_ID } from '#platform/server/ids.ts';

const INCIDENT = columns('id title services impact state is_automatic started_at resolved_at version');
const MAINTENANCE = columns('id title body services starts_at ends_at version');

interface Page {
  limit: number;
  offset: number;
}

type IncidentRow = Omit<Incident, 'updates'>;

/** Adds what was said of each incident, the newest first. */
async function withUpdates(db: Db, rows: IncidentRow[]): Promise<Incident[]> {
  const updates = await db
    .selectFrom('status_incident_updates')
    .select(['incident_id', 'state', 'body', 'created_at'])
    .where('incident_id', 'in', rows.length > 0 ? rows.map(({ id }) => id) : [ZERO_ID])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    updates: updates
      .filter(({ incident_id }) => incident_id === row.id)
      .map(({ state, body, created_at }) => ({ state, body, created_at })),
  }));
}

/** Finds a page of all incidents, open ones first, then the newest, and the number of all. */
export async function findIncidents(db: Db, { limit, offset }: Page) {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('status_incidents')
      .select(INCIDENT)
      .orderBy(sql`state = 'resolved'`)
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('status_incidents')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { records: await withUpdates(db, rows), total: Number(total) };
}

export async function findIncident(db: Db, id: string): Promise<Incident | undefined> {
  const row = await db
    .selectFrom('status_incidents')
    .select(INCIDENT)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (await withUpdates(db, [row]))[0];
}

/** Incidents of the probes that are open, with whether an admin has written to them. */
export const findOpenAutomatic = (db: Db) =>
  db
    .selectFrom('status_incidents as i')
    .select(['i.id', 'i.services', 'i.impact'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('status_incident_updates as u')
            .select('u.id')
            .whereRef('u.incident_id', '=', 'i.id')
            .where('u.is_automatic', '=', false),
        )
        .as('has_admin'),
    )
    .where('i.is_automatic', '=', true)
    .where('i.state', '<>', 'resolved')
    .execute();

export async function insertIncident(db: Db, incident: Insertable<StatusIncidents>): Promise<void> {
  await db.insertInto('status_incidents').values(incident).execute();
}

export async function insertUpdate(db: Db, update: Insertable<StatusIncidentUpdates>): Promise<void> {
  await db.insertInto('status_incident_updates').values(update).execute();
}

/**
 * Changes an incident. @param version changes it only if it is still this one; null changes it in any case.
 * @returns false if it is another one, or gone.
 */
export async function updateIncident(
  db: Db,
  id: string,
  version: number | null,
  changes: Updateable<StatusIncidents>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('status_incidents')
    .set(changes)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .$if(version !== null, (query) => query.where('version', '=', version as number))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Last states of each service up to a minute, the newest first. */
export async function findLastStates(
  db: Db,
  minute: Date,
  count: number,
): Promise<Map<string, ServiceState[]>> {
  const { rows } = await sql<{ service: string; states: ServiceState[] }>`
    select service, array_agg(state order by minute desc) as states
    from status_probes
    where minute <= ${minute} and minute > ${minute}::timestamptz - make_interval(mins => ${count})
    group by service`.execute(db);
  return new Map(rows.map(({ service, states }) => [service, states]));
}

/** Counts the minutes between two, without both, in which no maintenance of all these services was planned. */
export async function countUnplanned(db: Db, after: Date, before: Date, service: string): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`
    select count(*)::int as minutes
    from generate_series(${after}::timestamptz + interval '1 minute',
      ${before}::timestamptz - interval '1 minute', interval '1 minute') m (minute)
    where not exists (
      select from status_maintenance w
      where w.starts_at <= m.minute and w.ends_at > m.minute and ${service} = any(w.services))`.execute(db);
  return rows[0]?.minutes ?? 0;
}

/** Finds a page of all maintenance, the last to end first, and the number of all. */
export async function findMaintenancePage(db: Db, { limit, offset }: Page) {
  const [records, { total }] = await Promise.all([
    db
      .selectFrom('status_maintenance')
      .select(MAINTENANCE)
      .orderBy('ends_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('status_maintenance')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { records, total: Number(total) };
}

/** Finds the maintenance that begins before an instant and has not ended, the first to begin. */
export const findNextMaintenance = (db: Db, now: Date, before: Date) =>
  db
    .selectFrom('status_maintenance')
    .select(['title', 'starts_at', 'ends_at'])
    .where('ends_at', '>', now.toISOString())
    .where('starts_at', '<=', before.toISOString())
    .orderBy('starts_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Finds a maintenance and locks it. */
export const findMaintenanceForUpdate = (db: Db, id: string) =>
  db.selectFrom('status_maintenance').select(MAINTENANCE).where('id', '=', id).forUpdate().executeTakeFirst();

export async function insertMaintenance(db: Db, row: Insertable<StatusMaintenance>): Promise<Maintenance> {
  return db.insertInto('status_maintenance').values(row).returning(MAINTENANCE).executeTakeFirstOrThrow();
}

export async function updateMaintenance(
  db: Db,
  id: string,
  changes: Updateable<StatusMaintenance>,
): Promise<Maintenance> {
  return db
    .updateTable('status_maintenance')
    .set(changes)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(MAINTENANCE)
    .executeTakeFirstOrThrow();
}

export async function deleteMaintenance(db: Db, id: string): Promise<void> {
  await db.deleteFrom('status_maintenance').where('id', '=', id).execute();
}
