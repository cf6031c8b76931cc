import { setOrganisationSuspended } from '#features/accounts/suspension/suspension.service.ts';
import { endSuspension, findName, insertSuspension } from '#features/admin/people/people.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Pagination, paginationOf } from '#platform/contract/paging.ts';
import type { ProfileId } from '#platform/contract/people/ids.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import type { Organisation, OrganisationsQuery } from './organisations.contract.ts';
import { mailOrganisationRestored, mailOrganisationSuspended } from './organisations.mail.ts';
import * as organisations from './organisations.repository.ts';

/** Lists organisations of every state, the newest first. */
export async function listOrganisations(
  ctx: Context,
  query: OrganisationsQuery,
): Promise<{ records: Organisation[]; pagination: Pagination }> {
  const { page, pageSize } = query;
  const [records, total] = await Promise.all([
    organisations.findOrganisations(ctx.db, query, pageSize, (page - 1) * pageSize),
    organisations.countOrganisations(ctx.db, query),
  ]);
  return { records, pagination: paginationOf(query, total) };
}

/** @throws AppError PROFILE_NOT_FOUND. */
async function readOrganisation(ctx: Context, id: ProfileId): Promise<Organisation> {
  const organisation = await organisations.findOrganisation(ctx.db, id);
  if (!organisation) throw new AppError('PROFILE_NOT_FOUND');
  return organisation;
}

/**
 * Suspends an organisation, and mails the reason to all its people: nobody acts for it, open pages end in every process, and the
 * profile leaves the marketplace. The people themselves are not suspended.
 * @param contact name and address of the Grievance Officer, for the mails.
 * @throws AppError PROFILE_NOT_FOUND, ORGANISATION_OF_ADMIN; ORGANISATION_CHANGED if another admin was first.
 */
export function suspendOrganisation(
  ctx: MemberContext,
  id: ProfileId,
  reason: string,
  contact: string,
): Promise<Organisation> {
  return transact(ctx, async (ctx) => {
    const { actor, db, now } = ctx;
    const organisation = await organisations.lockOrganisation(db, id);
    if (!organisation) throw new AppError('PROFILE_NOT_FOUND');
    if (organisation.has_admin) throw new AppError('ORGANISATION_OF_ADMIN');
    if (organisation.suspended_at) throw new AppError('ORGANISATION_CHANGED');
    await insertSuspension(db, {
      id: newId(),
      profile_id: id,
      reason,
      suspended_by: actor.accountId,
      suspended_by_name: await findName(db, actor.accountId),
      suspended_at: now,
    });
    await setOrganisationSuspended(ctx, id, now);
    recordAct(ctx, { kind: 'organisation-suspended', subject: ['member', id] });
    for (const to of await organisations.findPeopleToMail(db, id)) {
      await mailOrganisationSuspended(ctx, { to, organisation: organisation.name, reason, contact });
    }
    return readOrganisation(ctx, id);
  });
}

/**
 * Ends the suspension of an organisation, and mails the reason to all its people.
 * @throws AppError PROFILE_NOT_FOUND; ORGANISATION_CHANGED if another admin was first.
 */
export function restoreOrganisation(
  ctx: MemberContext,
  id: ProfileId,
  reason: string,
): Promise<Organisation> {
  return transact(ctx, async (ctx) => {
    const { actor, db, now } = ctx;
    const organisation = await organisations.lockOrganisation(db, id);
    if (!organisation) throw new AppError('PROFILE_NOT_FOUND');
    if (!organisation.suspended_at) throw new AppError('ORGANISATION_CHANGED');
    await endSuspension(
      db,
      { profile_id: id },
      {
        restored_by: actor.accountId,
        restored_by_name: await findName(db, actor.accountId),
        restore_reason: reason,
        restored_at: now,
      },
    );
    await setOrganisationSuspended(ctx, id, null);
    recordAct(ctx, { kind: 'organisation-restored', subject: ['member', id] });
    for (const to of await organisations.findPeopleToMail(db, id)) {
      await mailOrganisationRestored(ctx, { to, organisation: organisation.name, reason });
    }
    return readOrganisation(ctx, id);
  });
}
