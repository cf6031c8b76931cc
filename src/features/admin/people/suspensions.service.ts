import { restoreAccount, suspendAccount } from '#features/accounts/suspension/suspension.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import { isMerged } from './merges.repository.ts';
import type { Person } from './people.contract.ts';
import { mailRestored, mailSuspended } from './people.mail.ts';
import * as people from './people.repository.ts';
import { readPerson } from './people.service.ts';

/**
 * Suspends a member, and mails the reason.
 * @param contact name and address of the Grievance Officer, for the mail.
 * @throws AppError PROFILE_NOT_FOUND, OWN_SUSPENSION, ADMIN_NOT_SUSPENDABLE; MEMBER_CHANGED if another admin was first.
 */
export function suspendPerson(
  ctx: MemberContext,
  id: string,
  reason: string,
  contact: string,
): Promise<Person> {
  return transact(ctx, async (ctx) => {
    const { actor, db, now } = ctx;
    if (id === actor.accountId) throw new AppError('OWN_SUSPENSION');
    const person = await people.lockPerson(db, id);
    if (!person) throw new AppError('PROFILE_NOT_FOUND');
    if (person.is_admin) throw new AppError('ADMIN_NOT_SUSPENDABLE');
    if (person.suspended_at) throw new AppError('MEMBER_CHANGED');
    await people.insertSuspension(db, {
      id: newId(),
      member_id: id,
      reason,
      suspended_by: actor.accountId,
      suspended_by_name: await people.findName(db, actor.accountId),
      suspended_at: now,
    });
    await suspendAccount(ctx, id);
    recordAct(ctx, { kind: 'member-suspended', subject: ['member', id] });
    await mailSuspended(ctx, { to: person, reason, contact });
    return readPerson(ctx, id);
  });
}

/**
 * Ends the suspension of a member, and mails the reason.
 * @throws AppError PROFILE_NOT_FOUND; MERGED_FOR_GOOD; MEMBER_CHANGED if another admin was first.
 */
export function restorePerson(ctx: MemberContext, id: string, reason: string): Promise<Person> {
  return transact(ctx, async (ctx) => {
    const { actor, db, now } = ctx;
    const person = await people.lockPerson(db, id);
    if (!person) throw new AppError('PROFILE_NOT_FOUND');
    if (!person.suspended_at) throw new AppError('MEMBER_CHANGED');
    if (await isMerged(db, id)) throw new AppError('MERGED_FOR_GOOD');
    await people.endSuspension(
      db,
      { member_id: id },
      {
        restored_by: actor.accountId,
        restored_by_name: await people.findName(db, actor.accountId),
        restore_reason: reason,
        restored_at: now,
      },
    );
    await restoreAccount(ctx, id);
    recordAct(ctx, { kind: 'member-restored', subject: ['member', id] });
    await mailRestored(ctx, { to: person, reason });
    return readPerson(ctx, id);
  });
}
