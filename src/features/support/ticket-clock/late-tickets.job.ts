import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import { findAdminAddresses } from '#platform/server/database/admin-addresses.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { mailLateTickets } from './late-tickets.mail.ts';
import { takeLateTickets } from './late-tickets.repository.ts';

/**
 * Creates the job that mails the admins the tickets that have become late, each once for each due time. Without an admin
 * they wait for the first one.
 */
function createLateTickets(parts: JobParts, { adminEmail }: { adminEmail: string | undefined }) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const now: Context = { ...parts, actor: null, now: new Date(), jobs };
    await transact(now, async (ctx) => {
      const admins = await findAdminAddresses(ctx.db, adminEmail);
      if (admins.size === 0) return;
      const late = await takeLateTickets(ctx.db, ctx.now);
      if (late.length === 0) return;
      for (const to of admins) await mailLateTickets(ctx, { to, late });
    });
  };
}

export const lateTicketsJob = defineJob({
  queue: 'late-tickets',
  /** Every hour: the admins get one mail an hour at most. */
  schedule: '5 * * * *',
  work: (parts) => createLateTickets(parts, parts.config),
});
