import { nameOfActor } from '#features/profiles/records/acting-name.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import type { ReminderInput } from './partners-turn.contract.ts';
import { findTurn, remindableSince } from './partners-turn.service.ts';
import { mailReminder } from './reminder.mail.ts';
import { keepReminder } from './reminders.repository.ts';

/**
 * Reminds the partners of something that waits for them. Of two reminders at once one wins.
 * @throws AppError NOTHING_TO_REMIND, PARTNER_CANNOT_BE_REMINDED, REMINDED_ALREADY.
 */
export function remindPartner(ctx: MemberContext, input: ReminderInput): Promise<{ reminded_at: string }> {
  return transact(ctx, async (ctx) => {
    const turn = await findTurn(ctx, input);
    if (!turn) throw new AppError('NOTHING_TO_REMIND');
    if (turn.partners.length === 0) throw new AppError('PARTNER_CANNOT_BE_REMINDED');
    const { kind, id: record_id } = turn;
    const reminder = { kind, record_id, profile_id: ctx.actor.profileId, sent_at: ctx.now };
    if (!(await keepReminder(ctx.db, reminder, remindableSince(ctx)))) throw new AppError('REMINDED_ALREADY');
    const by = await nameOfActor(ctx);
    for (const partner of turn.partners) await mailReminder(ctx, { to: partner, by, turn });
    return { reminded_at: ctx.now.toISOString() };
  });
}
