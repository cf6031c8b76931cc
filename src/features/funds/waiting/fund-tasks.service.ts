import {
  COLLABORATION_ROLES,
  type CollaborationRole,
  rightsIn,
} from '#features/collaborations/collaboration/collaboration-roles.rules.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { withTotal } from '#platform/server/database/waiting.ts';
import { findFundTasks, sumGrants } from './fund-tasks.repository.ts';

/** The roles of the own organisation in which the caller may move money; a named member may not either. */
const rolesForMoney = ({ actor }: MemberContext): CollaborationRole[] =>
  COLLABORATION_ROLES.filter((ownRole) =>
    rightsIn({ ownRole, role: actor.role, isNamed: false }).includes('budget'),
  );

interface Asked {
  turn: 'own' | 'partner';
  limit: number;
  /** One record alone. */
  id?: string;
}

/**
 * Lists the first tasks with money that wait for the caller, or for the other side of the caller's grants, the longest waiting
 * first, and counts all. What two persons have to do is left out for the one who has done the first part.
 */
export async function listFundTasks(ctx: MemberContext, { turn, limit, id }: Asked) {
  const money = rolesForMoney(ctx);
  const roles = { money, agree: ctx.actor.role === 'finance' ? [] : money };
  return withTotal(await findFundTasks(ctx.db, { reader: ctx.actor, turn, roles, limit, id }));
}

/** Returns the sums of the caller's agreed grants, in whole rupees, and their number. */
export const sumOwnGrants = (ctx: MemberContext) => sumGrants(ctx.db, ctx.actor);
