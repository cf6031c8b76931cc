import { getWorkFigures } from '#features/collaborations/collaboration/collaborations.service.ts';
import { sumOwnGrants } from '#features/funds/waiting/fund-tasks.service.ts';
import { getProfile } from '#features/profiles/profile/profiles.service.ts';
import { getCollaborationRequestCounts } from '#features/requests/requests/collaboration-requests.service.ts';
import { getVerification } from '#features/verification/verification/verification.service.ts';
import type { MemberContext } from '#platform/server/context.ts';
import type { OwnWork } from './own-work.contract.ts';

/** Returns figures of the caller's work, and the first steps of a new member. */
export async function getOwnWork(ctx: MemberContext): Promise<OwnWork> {
  const [work, { grants, ...money }] = await Promise.all([getWorkFigures(ctx), sumOwnGrants(ctx)]);
  return {
    figures: {
      active_collaborations: work.active_initiatives,
      all_collaborations: work.all_initiatives,
      partners: work.total_partners,
      milestones_completed: work.milestones_met,
      milestones_late: work.milestones_overdue,
      money: grants > 0 ? money : null,
    },
    first_steps: work.all_initiatives > 0 || ctx.actor.isAdmin ? null : await firstSteps(ctx),
  };
}

async function firstSteps(ctx: MemberContext): Promise<OwnWork['first_steps']> {
  const [profile, verification, requests] = await Promise.all([
    getProfile(ctx),
    getVerification(ctx),
    getCollaborationRequestCounts(ctx),
  ]);
  const isVerified = verification.levels.some(({ level, state }) => level === 1 && state === 'standing');
  const done = (isDone: boolean) => (isDone ? 'done' : 'open');
  const steps: NonNullable<OwnWork['first_steps']> = [
    { step: 'focus-areas', state: done((profile.focus_areas ?? []).length > 0) },
    { step: 'places', state: done((profile.operating_regions ?? []).length > 0) },
    {
      step: 'papers',
      state: done(isVerified || verification.papers.every(({ state }) => state === 'ready')),
    },
    { step: 'verification', state: verification.open_request ? 'waiting' : done(isVerified) },
    { step: 'request', state: done(requests.sent.waiting + requests.sent.settled > 0) },
  ];
  return steps.every(({ state }) => state === 'done') ? null : steps;
}
