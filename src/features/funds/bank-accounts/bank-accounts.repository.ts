import type { Insertable, Updateable } from 'kysely';
import type { ProfileId } from '#platform/contract/people/ids.ts';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type { BankAccounts } from '#platform/server/database/schema.generated.ts';

const COLUMNS = columns(
  'id kind holder_name account_number ifsc bank_name cheque_document_id entered_by confirmed_at ended_at created_at',
);
export type BankAccountRow = Awaited<ReturnType<typeof findAccounts>>[number];

/** Finds the accounts of an organisation, newest first; there are twenty at most. */
export const findAccounts = (db: Db, profileId: ProfileId) =>
  db
    .selectFrom('bank_accounts')
    .select(COLUMNS)
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findAccountForUpdate = (db: Db, profileId: ProfileId, id: string) =>
  db
    .selectFrom('bank_accounts')
    .select(COLUMNS)
    .where('profile_id', '=', profileId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Returns true if the organisation already has `max` accounts. */
export const hasAccounts = (db: Db, profileId: ProfileId, max: number) =>
  hasAsMany(db, { table: 'bank_accounts', column: 'profile_id' }, profileId, max);

/** @throws AppError ACCOUNT_ALREADY_THERE. */
export async function insertAccount(db: Db, account: Insertable<BankAccounts>): Promise<void> {
  await mapConstraints({ bank_accounts_one_number: 'ACCOUNT_ALREADY_THERE' }, () =>
    db.insertInto('bank_accounts').values(account).execute(),
  );
}

/** @throws AppError SAME_PERSON. */
export async function updateAccount(db: Db, id: string, changes: Updateable<BankAccounts>): Promise<void> {
  await mapConstraints({ bank_accounts_two_persons: 'SAME_PERSON' }, () =>
    db.updateTable('bank_accounts').set(changes).where('id', '=', id).execute(),
  );
}

/** Finds the name of an organisation, as its papers have it. */
export async function findLegalName(db: Db, profileId: ProfileId): Promise<string> {
  const { member_name } = await db
    .selectFrom('profiles')
    .select('member_name')
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow();
  return member_name;
}

/** True if the document is in the organisation's vault. */
export async function hasDocument(db: Db, ownerId: ProfileId, id: string): Promise<boolean> {
  const document = await db
    .selectFrom('documents')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return document !== undefined;
}
