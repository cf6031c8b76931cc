import { makeConfirmedAdmin } from '#features/accounts/account/accounts.repository.ts';
import { appendActs } from '#platform/server/audit/audit.repository.ts';
import { operatorAct } from '#platform/server/audit/record-act.ts';
import type { Context } from '#platform/server/context.ts';

/** Makes the member with this address an admin, as `ADMIN_EMAIL` says, and records it. */
export async function makeFirstAdmin(ctx: Pick<Context, 'db'>, email: string): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const id = await makeConfirmedAdmin(db, email);
    if (id) await appendActs(db, [operatorAct('admin-made', id, { by_setting: 'ADMIN_EMAIL' })]);
  });
}
