import { type Insertable, type SqlBool, sql } from 'kysely';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { DemoSlots } from '#platform/server/database/schema.generated.ts';
import type { FreeSlot } from './demo-bookings.contract.ts';

const COLUMNS = columns('id closed_at created_at host_id join_url kind minutes places request_id starts_at');

export type SlotRow = Awaited<ReturnType<typeof findSlotForUpdate>> & object;

/** Locks a slot, so that its places are given one after the other. */
export const findSlotForUpdate = (db: Db, id: string) =>
  db.selectFrom('demo_slots').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

/** Finds the next slots with a free place that begin at or after an instant, the first one first. */
export async function findFreeSlots(db: Db, from: Date, limit: number): Promise<FreeSlot[]> {
  const { rows } = await sql<FreeSlot>`
    select id, kind, starts_at, minutes, places - taken as places_left from (
      select s.id, s.kind, s.starts_at, s.minutes, s.places, (
        select count(*)::int from demo_bookings b where b.slot_id = s.id and b.state <> 'cancelled') as taken
      from demo_slots s
      where s.starts_at >= ${from} and s.closed_at is null and s.request_id is null) as counted
    where taken < places
    order by starts_at, kind desc, id limit ${limit}`.execute(db);
  return rows;
}

/** Finds the lowest number of a free place in a slot that is locked; null if it is full. */
export async function findFreePlace(db: Db, slotId: string): Promise<number | null> {
  const { rows } = await sql<{ place: number }>`
    select n as place from demo_slots s, generate_series(1, s.places) n
    where s.id = ${slotId} and not exists (
      select from demo_bookings b where b.slot_id = s.id and b.place = n and b.state <> 'cancelled')
    order by n limit 1`.execute(db);
  return rows[0]?.place ?? null;
}

export async function insertSlots(db: Db, slots: Insertable<DemoSlots>[]): Promise<void> {
  await db.insertInto('demo_slots').values(slots).execute();
}

/** Closes slots to come of an admin who leaves: nobody can book them any more. */
export async function closeSlotsOf(db: Db, hostId: string, now: Date): Promise<void> {
  await db
    .updateTable('demo_slots')
    .set({ closed_at: now })
    .where('host_id', '=', hostId)
    .where('closed_at', 'is', null)
    .where('starts_at', '>', now.toISOString())
    .execute();
}

/** Deletes slots from before an instant that nobody has booked, at most `most`. @returns how many. */
export async function deleteUnusedSlots(db: Db, before: Date, most: number): Promise<number> {
  const unused = sql<SqlBool>`not exists (select from demo_bookings b where b.slot_id = demo_slots.id)`;
  const { numDeletedRows } = await db
    .deleteFrom('demo_slots')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('demo_slots')
        .select('id')
        .where('starts_at', '<', before.toISOString())
        .where(unused)
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Finds every slot that an admin has offered, for the export. */
export const findEverySlot = (db: Db, hostId: string) =>
  db
    .selectFrom('demo_slots')
    .select(['kind', 'starts_at', 'minutes', 'places', 'join_url', 'created_at'])
    .where('host_id', '=', hostId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
