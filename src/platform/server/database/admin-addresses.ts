import type { Db } from './connect.ts';

/**
 * Finds the addresses to which mails for the admins go.
 * @param adminEmail of the settings, whose account need not be there yet.
 */
export async function findAdminAddresses(db: Db, adminEmail: string | undefined): Promise<Set<string>> {
  const rows = await db
    .selectFrom('accounts')
    .select('email')
    .where('is_admin', '=', true)
    .where('email_confirmed_at', 'is not', null)
    .execute();
  return new Set([...rows.map(({ email }) => email), ...(adminEmail ? [adminEmail] : [])]);
}
