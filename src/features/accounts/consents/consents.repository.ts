import type { Insertable } from 'kysely';
import type { AccountId } from '#platform/contract/people/ids.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { Consents } from '#platform/server/database/schema.generated.ts';

export async function insertConsent(db: Db, consent: Insertable<Consents>): Promise<void> {
  await db.insertInto('consents').values(consent).execute();
}

/** Finds the consents of the account, newest first. */
export function findConsents(db: Db, accountId: AccountId) {
  return db
    .selectFrom('consents')
    .select(['notice_version', 'language', 'agreed_at'])
    .where('account_id', '=', accountId)
    .orderBy('agreed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
