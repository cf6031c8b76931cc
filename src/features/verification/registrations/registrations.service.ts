import { getMemberPage } from '#features/profiles/member-page/member-page.service.ts';
import { findMember } from '#features/verification/verification/verification-members.repository.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import type { Registration } from './registrations.contract.ts';
import { findStandingCheck } from './registrations.repository.ts';
import { registrationsOf } from './registrations.rules.ts';

/** @throws AppError PROFILE_NOT_FOUND, as for the member's page. */
export async function listMemberRegistrations(ctx: Context, slug: string): Promise<Registration[]> {
  const { id } = await getMemberPage(ctx, slug);
  const [member, check] = await Promise.all([
    findMember(ctx.db, id),
    findStandingCheck(ctx.db, id, dayInIndia(ctx.now)),
  ]);
  return member ? registrationsOf(member, check) : [];
}
