import { findAccountByEmail } from '#features/accounts/account/accounts.repository.ts';
import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { notifyInvited } from './invitations.mail.ts';
import { findWaitingInvitation } from './invitations.repository.ts';

export const INVITED_QUEUE = 'invited';

/**
 * Creates the job that notifies who is invited and has an account. Not in the call that invites: its time would reveal whether an
 * address has an account. An address that is not confirmed may be another person's.
 */
function createInvitedNotifier(parts: JobParts) {
  return async ({ id }: { id: string }, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    await transact(ctx, async (ctx) => {
      const invitation = await findWaitingInvitation(ctx.db, id);
      if (!invitation) return;
      const account = await findAccountByEmail(ctx.db, invitation.email);
      if (!account?.email_confirmed_at || account.suspended_at) return;
      const { organisation, invited_by, role } = invitation;
      await notifyInvited(ctx, account.id, { id, organisation, invitedBy: invited_by ?? organisation, role });
    });
  };
}

export const invitedNotifierJob = defineJob({
  queue: INVITED_QUEUE,
  work: createInvitedNotifier,
});
