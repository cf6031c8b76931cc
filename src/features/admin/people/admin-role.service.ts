import {
  requireOtherAdmin,
  requireStillAdmin,
  setAdmin,
} from '#features/accounts/admin-access/admins.service.ts';
import {
  hasSecondFactor,
  requireOwnCode,
  type SecondFactorParts,
} from '#features/accounts/two-factor/second-factor.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import type { AdminRoleInput, Person } from './people.contract.ts';
import { mailAdminMade, mailAdminUnmade } from './people.mail.ts';
import * as people from './people.repository.ts';
import { readPerson } from './people.service.ts';

interface RoleParts extends SecondFactorParts {
  adminEmail: string | undefined;
}

/**
 * Locks all admins and the member, and checks the change.
 * @returns the member's account.
 */
async function lockForRole(ctx: MemberContext, id: string, isAdmin: boolean, adminEmail: string | undefined) {
  await requireStillAdmin(ctx, ctx.actor.accountId);
  const person = await people.lockPerson(ctx.db, id);
  if (!person) throw new AppError('PROFILE_NOT_FOUND');
  const caller = await people.lockPerson(ctx.db, ctx.actor.accountId);
  // Its password is printed, so it reaches no account outside, with or without a second factor.
  if (caller?.is_demo && !person.is_demo) throw new AppError('FORBIDDEN');
  if (!person.is_demo && !(await hasSecondFactor(ctx, ctx.actor.accountId))) {
    throw new AppError('SECOND_FACTOR_SETUP_REQUIRED');
  }
  if (person.is_admin === isAdmin) throw new AppError('MEMBER_CHANGED');
  if (isAdmin) {
    const { email_confirmed_at, suspended_at, deletion_due_at } = person;
    if (!email_confirmed_at || suspended_at || deletion_due_at) throw new AppError('CANNOT_BE_ADMIN');
  } else {
    if (person.email === adminEmail) throw new AppError('ADMIN_BY_SETTING');
    await requireOtherAdmin(ctx, id);
  }
  return person;
}

/**
 * Makes a member an admin, or takes that away; admins can also give up their own rights. The code is checked in the same
 * call, after all other checks, because it works once.
 * @throws AppError PROFILE_NOT_FOUND, MEMBER_CHANGED, CANNOT_BE_ADMIN, ADMIN_BY_SETTING, LAST_ADMIN; FORBIDDEN if the caller is
 *   no longer an admin; SECOND_FACTOR_SETUP_REQUIRED; SECOND_FACTOR_NEEDED, VALIDATION_FAILED or TOO_MANY_REQUESTS for the code.
 */
export async function changeAdminRole(
  ctx: MemberContext,
  id: string,
  { is_admin, code }: AdminRoleInput,
  { adminEmail, ...parts }: RoleParts,
): Promise<Person> {
  await transact(ctx, (ctx) => lockForRole(ctx, id, is_admin, adminEmail));
  await requireOwnCode(ctx, code, parts);
  return transact(ctx, async (ctx) => {
    const to = await lockForRole(ctx, id, is_admin, adminEmail);
    await setAdmin(ctx, id, is_admin);
    if (is_admin) {
      recordAct(ctx, { kind: 'admin-made', subject: ['member', id] });
      await mailAdminMade(ctx, { to });
    } else {
      recordAct(ctx, { kind: 'admin-unmade', subject: ['member', id] });
      await mailAdminUnmade(ctx, { to });
    }
    return readPerson(ctx, id);
  });
}
