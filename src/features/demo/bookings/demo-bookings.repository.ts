import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { DemoBookings } from '#platform/server/database/schema.generated.ts';

const COLUMNS = columnsOf(
  'b',
  `
  id account_id cancelled_by created_at email name organization place reason reminded_at revision slot_id
  state token_hash updated_at wish
`,
);

/** A booking with its slot, and the address of the admin who gives the demo. */
const bookings = (db: Db) =>
  db
    .selectFrom('demo_bookings as b')
    .innerJoin('demo_slots as s', 's.id', 'b.slot_id')
    .leftJoin('accounts as h', 'h.id', 's.host_id')
    .select(COLUMNS)
    .select(['s.kind', 's.starts_at', 's.minutes', 's.join_url', 's.request_id', 'h.email as host_email']);

export type BookingRow = Awaited<ReturnType<typeof findBookingByToken>> & object;

export const findBookingByToken = (db: Db, tokenHash: Buffer) =>
  bookings(db).where('b.token_hash', '=', tokenHash).executeTakeFirst();

/** Finds a booking by its id. @throws Error if there is none: the caller knows that it is there. */
export const findBooking = (db: Db, id: string): Promise<BookingRow> =>
  bookings(db).where('b.id', '=', id).executeTakeFirstOrThrow();

/** Locks a booking, so that it changes once at a time, and finds it as it then is. */
export async function findBookingByTokenForUpdate(
  db: Db,
  tokenHash: Buffer,
): Promise<BookingRow | undefined> {
  await db.selectFrom('demo_bookings').select('id').where('token_hash', '=', tokenHash).forUpdate().execute();
  return findBookingByToken(db, tokenHash);
}

/** The same by id; undefined if there is none. */
export async function findBookingForUpdate(db: Db, id: string): Promise<BookingRow | undefined> {
  await db.selectFrom('demo_bookings').select('id').where('id', '=', id).forUpdate().execute();
  return bookings(db).where('b.id', '=', id).executeTakeFirst();
}

/** Finds the bookings of slots that were not cancelled, in the order of their places. */
export async function findBookingsOf(db: Db, slotIds: string[]): Promise<BookingRow[]> {
  if (slotIds.length === 0) return [];
  return bookings(db)
    .where((eb) => eb('b.slot_id', '=', eb.fn.any(eb.val(slotIds))))
    .where('b.state', '<>', 'cancelled')
    .orderBy('b.place')
    .execute();
}

/** Finds the bookings to come of a member. */
export const findBookingsToCome = (db: Db, accountId: string, now: Date): Promise<BookingRow[]> =>
  bookings(db)
    .where('b.account_id', '=', accountId)
    .where('b.state', '<>', 'cancelled')
    .where('s.starts_at', '>', now.toISOString())
    .orderBy('b.id')
    .execute();

/** Whose demos are counted: those of an address, an account, or a visitor. */
interface Booker {
  email: string;
  account_id: string | null;
  visitor: string | null;
}

/**
 * Lets the bookings of one address, account and visitor be counted one after the other, and counts those to come. Call
 * inside a transaction.
 */
export async function countOpenBookings(
  db: Db,
  { email, account_id, visitor }: Booker,
  now: Date,
): Promise<number> {
  const keys = [email, account_id, visitor].filter((key) => key !== null).sort();
  for (const key of keys)
    await sql`select pg_advisory_xact_lock(hashtext(${`demo booking ${key}`}))`.execute(db);
  const { rows } = await sql<{ most: number }>`
    select greatest(
      count(*) filter (where b.email = ${email}),
      count(*) filter (where b.account_id = ${account_id}::uuid),
      count(*) filter (where b.visitor = ${visitor}::text))::int as most
    from demo_bookings b join demo_slots s on s.id = b.slot_id
    where b.state <> 'cancelled' and s.starts_at > ${now}
      and (b.email = ${email} or b.account_id = ${account_id}::uuid or b.visitor = ${visitor}::text)`.execute(
    db,
  );
  return rows[0]?.most ?? 0;
}

export async function insertBooking(db: Db, booking: Insertable<DemoBookings>): Promise<void> {
  await db.insertInto('demo_bookings').values(booking).execute();
}

export async function updateBooking(db: Db, id: string, changes: Updateable<DemoBookings>): Promise<void> {
  await db.updateTable('demo_bookings').set(changes).where('id', '=', id).execute();
}

/** Takes up to `limit` bookings whose demo begins before an instant and that were not reminded, and notes that they were. */
export async function takeDueReminders(
  db: Db,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<BookingRow[]> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select b.id from demo_bookings b join demo_slots s on s.id = b.slot_id
      where b.state = 'booked' and b.reminded_at is null and s.starts_at > ${now} and s.starts_at <= ${before}
      order by b.id limit ${limit} for update of b skip locked)
    update demo_bookings b set reminded_at = ${now} from due where b.id = due.id returning b.id`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  return bookings(db).where('b.id', 'in', ids).orderBy('b.id').execute();
}

/** Finds offers that nobody accepted and that begin before an instant. */
export async function findLapsedOffers(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('demo_bookings as b')
    .innerJoin('demo_slots as s', 's.id', 'b.slot_id')
    .select('b.id')
    .where('b.state', '=', 'offered')
    .where('s.starts_at', '<', before.toISOString())
    .orderBy('b.id')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes bookings of visitors for demos from before an instant, at most `most`. @returns how many. */
export async function deleteVisitorsBookings(db: Db, before: Date, most: number): Promise<number> {
  const isOver = sql<SqlBool>`exists (
    select from demo_slots s where s.id = demo_bookings.slot_id and s.starts_at < ${before})`;
  const { numDeletedRows } = await db
    .deleteFrom('demo_bookings')
    .where('id', 'in', (eb) =>
      eb.selectFrom('demo_bookings').select('id').where('account_id', 'is', null).where(isOver).limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Finds everything that is kept about a member's bookings, for the export. */
export const findEveryBooking = (db: Db, accountId: string) =>
  db
    .selectFrom('demo_bookings as b')
    .innerJoin('demo_slots as s', 's.id', 'b.slot_id')
    .select(['s.kind', 's.starts_at', 's.minutes', 'b.state', 'b.name', 'b.email', 'b.organization'])
    .select(['b.wish', 'b.reason', 'b.created_at'])
    .where('b.account_id', '=', accountId)
    .orderBy('s.starts_at')
    .orderBy('b.id')
    .execute();
