import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { latestStored } from '#platform/server/stored-times.ts';
import { LONGEST_WAIT_MS } from './webhook-tries.rules.ts';

/** A delivery that this process sends now. */
export interface ClaimedDelivery {
  id: string;
  webhook_id: string;
  event_id: string;
  type: string;
  body: string;
  /** With this try. */
  tries: number;
  /** Start of this try, which identifies it: a delivery that is sent again counts its tries from one. */
  tried_at: string;
  url: string;
  secret: Buffer;
  account_id: string;
  email: string;
}

interface Claim {
  now: Date;
  until: Date;
  most: number;
  mostOfOne: number;
  sending: ReadonlyMap<string, number>;
}

/**
 * Takes deliveries that are due: of each account `mostOfOne` at most, with those that this process sends now, so that none holds
 * up the others; the first of each before the second, and then those that wait longest. If this process dies, they are due again
 * at `until`. Paused webhooks get tests only, and those of an account that is suspended or being deleted get nothing.
 * @param sending account id -> how many of its deliveries this process sends now.
 */
export async function claimDeliveries(
  db: Db,
  { now, until, most, mostOfOne, sending }: Claim,
): Promise<ClaimedDelivery[]> {
  // A time that is further ahead than any wait is of a clock that was ahead: such a delivery is due.
  const isDue = (table: 'waiting' | 'due') => {
    const time = sql.ref(`${table}.next_try_at`);
    return sql`(${time} <= ${now} or ${time} > ${latestStored(now, LONGEST_WAIT_MS)})`;
  };
  const { rows } = await sql<ClaimedDelivery>`
    update webhook_deliveries d set tries = d.tries + 1, tried_at = ${now}, next_try_at = ${until}
    from webhooks w join main_owners o on o.profile_id = w.account_id join accounts a on a.id = o.account_id
    where w.id = d.webhook_id and d.id in (
      select due.id from (
        select waiting.id, waiting.next_try_at,
          coalesce(own.sending, 0) + row_number() over (partition by hook.account_id order by waiting.next_try_at) as place
        from webhook_deliveries waiting
        join webhooks hook on hook.id = waiting.webhook_id
        join main_owners main on main.profile_id = hook.account_id
        join accounts owner on owner.id = main.account_id
        left join unnest(${[...sending.keys()]}::uuid[], ${[...sending.values()]}::int[]) as own (account_id, sending)
          on own.account_id = hook.account_id
        where ${isDue('waiting')} and (hook.is_active or waiting.type = 'ping')
          and owner.deletion_due_at is null and owner.suspended_at is null
      ) first
      join webhook_deliveries due on due.id = first.id
      where first.place <= ${mostOfOne} and ${isDue('due')}
      order by first.place, due.next_try_at limit ${most} for update of due skip locked
    )
    returning d.id, d.webhook_id, d.event_id, d.type, d.body, d.tries, d.tried_at, w.url, w.secret, w.account_id, a.email`.execute(
    db,
  );
  return rows;
}

/** Outcome of a try. */
export interface TryResult {
  state: 'waiting' | 'delivered' | 'failed';
  next_try_at: Date | null;
  status: number | null;
  duration_ms: number;
  error: string | null;
  answer: string | null;
}

/** Stores the outcome of a try, unless the delivery was sent again since, by hand or by another process. */
export async function updateTried(
  db: Db,
  { id, tries, tried_at }: Pick<ClaimedDelivery, 'id' | 'tries' | 'tried_at'>,
  result: TryResult,
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set(result)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('tried_at', '=', tried_at)
    .where('state', '=', 'waiting')
    .execute();
}

export async function markWorking(db: Db, webhookId: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', webhookId)
    .where('failing_since', 'is not', null)
    .execute();
}

/**
 * Notes that a webhook fails, and pauses it if it has failed since before a moment.
 * @returns true if this call has paused it.
 */
export async function markFailing(db: Db, webhookId: string, now: Date, since: Date): Promise<boolean> {
  const { rows } = await sql<{ is_active: boolean }>`
    update webhooks set failing_since = coalesce(failing_since, ${now}),
      is_active = coalesce(failing_since, ${now}) > ${since},
      version = version + (coalesce(failing_since, ${now}) <= ${since})::int
    where id = ${webhookId} and is_active
    returning is_active`.execute(db);
  return rows[0]?.is_active === false;
}
