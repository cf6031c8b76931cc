import type { Context } from '#platform/server/context.ts';
import { closeAccounts, deleteOpenRequests } from './sandbox-work.repository.ts';

/**
 * Makes demo data fit for a visitor's hands: nobody is an admin there, and no password opens an account.
 * @param ctx with the database that sandboxes are copied from, never the main one.
 * @param passwordHash of a password that nobody has.
 */
export async function seedSandbox(ctx: Pick<Context, 'db'>, passwordHash: string): Promise<void> {
  await closeAccounts(ctx.db, passwordHash);
  await deleteOpenRequests(ctx.db);
}
