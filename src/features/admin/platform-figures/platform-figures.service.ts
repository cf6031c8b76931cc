import { DAY_MS } from '#platform/contract/durations.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { FIGURE_DAYS, type PlatformFigures } from './platform-figures.contract.ts';
import * as figures from './platform-figures.repository.ts';

/** Returns how the platform is doing, computed from its records. */
export async function getPlatformFigures(ctx: MemberContext): Promise<PlatformFigures> {
  const { db, now } = ctx;
  const since = new Date(now.getTime() - FIGURE_DAYS * DAY_MS);
  const [members, requests] = await Promise.all([
    figures.countMembers(db, since),
    figures.countRequests(db, since),
  ]);
  const [collaborations, money] = await Promise.all([figures.countCollaborations(db), figures.sumMoney(db)]);
  return { members, requests, collaborations, money };
}
