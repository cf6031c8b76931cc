import { sql } from 'kysely';
import type { PageQuery } from '#platform/contract/paging.ts';
import type { AccountId, ProfileId } from '#platform/contract/people/ids.ts';
import type { Db } from '#platform/server/database/connect.ts';

const COLUMNS = ['id', 'url', 'events', 'is_active', 'failing_since', 'version', 'created_at'] as const;

/** Finds the profile's webhooks, oldest first. */
export function findWebhooks(db: Db, profileId: ProfileId) {
  return db
    .selectFrom('webhooks')
    .select(COLUMNS)
    .where('account_id', '=', profileId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Finds a webhook of the profile. */
export function findWebhook(db: Db, profileId: ProfileId, id: string) {
  return db
    .selectFrom('webhooks')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('account_id', '=', profileId)
    .executeTakeFirst();
}

/** Locks the profile's row, so that two requests add webhooks one after the other. @returns its number of webhooks. */
export async function countWebhooks(db: Db, profileId: ProfileId): Promise<number> {
  await db.selectFrom('profiles').select('id').where('id', '=', profileId).forNoKeyUpdate().execute();
  return (await findWebhooks(db, profileId)).length;
}

interface NewWebhookRow {
  id: string;
  account_id: ProfileId;
  created_by: AccountId;
  url: string;
  events: string[];
  secret: Buffer;
  created_at: Date;
}

export function insertWebhook(db: Db, webhook: NewWebhookRow) {
  return db.insertInto('webhooks').values(webhook).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** Changes a webhook of the profile from a version on. @returns undefined if it has another version now, or is not there. */
export function updateWebhook(
  db: Db,
  { profileId, id, version }: { profileId: ProfileId; id: string; version: number },
  fields: { url: string; events: string[]; is_active: boolean; failing_since?: null; created_by?: AccountId },
) {
  return db
    .updateTable('webhooks')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', id)
    .where('account_id', '=', profileId)
    .where('version', '=', version)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export function updateSecret(db: Db, profileId: ProfileId, id: string, secret: Buffer) {
  return db
    .updateTable('webhooks')
    .set({ secret })
    .where('id', '=', id)
    .where('account_id', '=', profileId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** @returns false if the profile has no such webhook. */
export async function deleteWebhook(db: Db, profileId: ProfileId, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('account_id', '=', profileId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

const DELIVERY = [
  ...(['id', 'event_id', 'type', 'body', 'state', 'tries', 'next_try_at', 'tried_at', 'status'] as const),
  ...(['duration_ms', 'error', 'answer', 'created_at'] as const),
];

interface NewDeliveryRow {
  id: string;
  webhook_id: string;
  event_id: string;
  type: string;
  body: string;
  created_at: Date;
  next_try_at: Date;
}

export function insertDelivery(db: Db, delivery: NewDeliveryRow) {
  return db.insertInto('webhook_deliveries').values(delivery).returning(DELIVERY).executeTakeFirstOrThrow();
}

/** Finds a page of a webhook's deliveries, newest first. */
export function findDeliveries(db: Db, webhookId: string, { page, pageSize }: PageQuery) {
  return db
    .selectFrom('webhook_deliveries')
    .select(DELIVERY)
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countDeliveries(db: Db, webhookId: string): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('webhook_id', '=', webhookId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Lets a delivery start again. @returns undefined if the webhook has no such delivery. */
export function restartDelivery(db: Db, webhookId: string, id: string, now: Date) {
  return db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', tries: 0, next_try_at: now, duration_ms: null, error: null })
    .where('id', '=', id)
    .where('webhook_id', '=', webhookId)
    .returning(DELIVERY)
    .executeTakeFirst();
}

/** Deletes deliveries that are older than a moment, oldest first. @returns how many. */
export async function deleteOldDeliveries(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries where created_at < ${before}
      order by created_at limit ${most} for update skip locked
    )`.execute(db);
  return Number(numAffectedRows);
}
