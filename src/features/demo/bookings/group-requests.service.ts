import { AppError } from '#platform/contract/errors.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import type { WaitingSummary } from '#platform/server/database/waiting.ts';
import { newId } from '#platform/server/ids.ts';
import { mailRequestReceived, mailRequestToAdmin } from './demo-booking.mail.ts';
import type { GroupDemoInput } from './demo-bookings.contract.ts';
import { OPEN_MAX } from './demo-bookings.rules.ts';
import * as requests from './group-requests.repository.ts';

/**
 * Stores a request for a group, and confirms it by mail. Without `adminEmail` no admin gets one.
 * @throws AppError DEMO_REQUESTS_FULL for an address with three open
 * ones.
 */
export function requestGroupDemo(
  ctx: Context,
  input: GroupDemoInput,
  { adminEmail }: { adminEmail?: string | undefined },
): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    if ((await requests.countOpenRequests(ctx.db, input.email)) >= OPEN_MAX)
      throw new AppError('DEMO_REQUESTS_FULL');
    const request = {
      ...input,
      id: newId(),
      message: input.message ?? null,
      account_id: ctx.actor?.accountId ?? null,
    };
    const times = { created_at: ctx.now, updated_at: ctx.now };
    await requests.insertRequest(ctx.db, { ...request, ...times });
    await mailRequestReceived(ctx, input.email);
    if (adminEmail) await mailRequestToAdmin(ctx, { to: adminEmail, request });
    return { id: request.id };
  });
}

/** Counts requests for a group that no admin has answered, and dates the oldest. */
export const countWaitingGroupRequests = (ctx: MemberContext): Promise<WaitingSummary> =>
  requests.summariseRequests(ctx.db);
