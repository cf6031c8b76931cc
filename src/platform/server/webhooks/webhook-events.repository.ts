import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

interface EventRow {
  id: string;
  type: string;
  body: string;
  /** Ids of the members whom it is about. */
  to: readonly string[];
  now: Date;
}

/** Inserts a delivery for each webhook of these members that asked for the kind of event. @returns true if there is one. */
export async function insertDeliveries(db: Db, { id, type, body, to, now }: EventRow): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into webhook_deliveries (id, webhook_id, event_id, type, body, created_at, next_try_at)
    select gen_random_uuid(), w.id, ${id}, ${type}, ${body}, ${now}, ${now}
    from webhooks w join main_owners o on o.profile_id = w.account_id join accounts a on a.id = o.account_id
    where w.account_id = any(${[...to]}::uuid[]) and ${type} = any(w.events) and w.is_active
      and a.deletion_due_at is null and o.suspended_at is null`.execute(db);
  return numAffectedRows > 0n;
}
