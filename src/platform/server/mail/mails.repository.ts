import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { MAIL_QUEUE, UNSENT_MAIL_QUEUE } from './mail.ts';

/** Deletes the mails to this address that have left or failed; what waits for its first try leaves, and goes a week later. */
export async function deleteMailsTo(db: Db, address: string): Promise<void> {
  await sql`
    delete from pgboss.job where data->>'to' = ${address} and (name = ${UNSENT_MAIL_QUEUE}
      or (name = ${MAIL_QUEUE} and state not in ('created', 'active')))`.execute(db);
}
