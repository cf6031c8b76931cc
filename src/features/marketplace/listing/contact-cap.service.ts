import { getAccount } from '#features/accounts/account/accounts.service.ts';
import { dayInIndia, secondsToMidnightInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { findAdminAddresses } from '#platform/server/database/admin-addresses.ts';
import { countMore } from '#platform/server/database/member-counts.ts';
import { mailContactCap } from './contact-cap.mail.ts';
import { CONTACT_DETAILS } from './marketplace.contract.ts';

const KIND = 'contact-details';

/** A member as an answer shows it: a profile of the marketplace, or a row of a query with some of its columns. */
type Shown = Readonly<Record<string, unknown>>;

/**
 * Bounds how many members' contact details one person is shown in a day, by the list, its exports and queries together.
 * Call it with what an answer will show, before it leaves.
 * @throws AppError DAILY_LIMIT_REACHED.
 */
export type ContactCap = (ctx: MemberContext, members: readonly Shown[]) => Promise<void>;

const hasContacts = (member: Shown) => CONTACT_DETAILS.some((name) => (member[name] ?? null) !== null);

/**
 * Makes the cap. The answer that passes it is still shown, and admins get an email; the next one is refused until midnight.
 * Admins have no cap.
 * @param max null for no cap.
 */
export function createContactCap(max: number | null, adminEmail: string | undefined): ContactCap {
  return async (ctx, members) => {
    const { actor, db, now } = ctx;
    if (max === null || actor.isAdmin) return;
    const more = members.filter((one) => one.id !== actor.profileId && hasContacts(one)).length;
    if (more === 0) return;
    const day = dayInIndia(now);
    const made = await countMore(db, { accountId: actor.accountId, kind: KIND, day }, { more, max });
    if (made === null) {
      const message = `You have been shown the contact details of ${max.toLocaleString('en-IN')} members today, the most that one person is shown in a day. You can continue after midnight, Indian time.`;
      throw new AppError('DAILY_LIMIT_REACHED', { message, retryAfter: secondsToMidnightInIndia(now) });
    }
    if (made < max) return;
    await transact(ctx, async (ctx) => {
      const { email: who } = await getAccount(ctx);
      for (const to of await findAdminAddresses(ctx.db, adminEmail))
        await mailContactCap(ctx, { to, who, max, day });
    });
  };
}
