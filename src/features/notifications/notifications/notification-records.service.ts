import type { Context, MemberContext } from '#platform/server/context.ts';
import { namesIn } from '#platform/server/mail/mail-text.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { findMutes } from './mutes.repository.ts';
import * as notifications from './notifications.repository.ts';

/** Deletes what tells others about somebody with these names. */
const eraseNames = ({ db }: Context, names: string[]) => notifications.deleteWith(db, names.flatMap(namesIn));

/**
 * What a person was told; a foreign key deletes it with the account. What others were told about a person or a profile that
 * is erased goes while the names are still known. Runs last, since the other records can notify.
 */
export const notificationRecords: MemberRecords = {
  exportData: async ({ db, actor }: MemberContext) => ({
    notifications: await notifications.findEveryNotification(db, actor.accountId),
    muted_collaborations: await findMutes(db, actor.accountId),
  }),
  eraseFor: async (ctx: Context, profileId: string) =>
    eraseNames(ctx, await notifications.findNamesOfProfile(ctx.db, profileId)),
  eraseForPerson: async (ctx: Context, accountId: string) =>
    eraseNames(ctx, await notifications.findNameOfPerson(ctx.db, accountId)),
};
