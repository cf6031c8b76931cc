import type { DocumentKind } from '#features/documents/documents/document-kinds.data.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** Finds the papers of these kinds in the vault of an organisation: only their days. */
export const findPaperDays = (db: Db, profileId: string, kinds: DocumentKind[]) =>
  db
    .selectFrom('documents')
    .select(['kind', 'issued_on', 'expires_on'])
    .where('owner_id', '=', profileId)
    .where('kind', 'in', kinds)
    .execute();

/** Finds until when the check of an organisation's papers counts; null if it does not. */
export async function findCheckedUntil(db: Db, profileId: string): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .select('documents_checked_until')
    .where('id', '=', profileId)
    .executeTakeFirst();
  return row?.documents_checked_until ?? null;
}
