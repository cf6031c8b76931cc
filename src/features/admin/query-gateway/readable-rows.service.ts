import { collaborationRows } from '#features/collaborations/collaboration/collaborations.service.ts';
import { resourceRows } from '#features/learn/resources/resources.service.ts';
import { memberRows, publishedMembers } from '#features/marketplace/listing/marketplace.service.ts';
import { projectRows } from '#features/profiles/projects/projects.service.ts';
import { serviceRows } from '#features/profiles/services/services.service.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { findRows, type ReadableRows } from './query-gateway.repository.ts';
import type { ReadPlan } from './query-plan.rules.ts';
import type { TableName } from './reachable-tables.data.ts';

/** The rows of each table that the caller may read: the nouns say which. */
const READABLE: Record<TableName, (ctx: MemberContext) => ReadableRows> = {
  profiles: (ctx) => ({ rows: memberRows(ctx) }),
  user_projects: (ctx) => ({ rows: projectRows(ctx), ownedBy: published(ctx) }),
  user_services: (ctx) => ({ rows: serviceRows(ctx), ownedBy: published(ctx) }),
  collaborations: (ctx) => ({ rows: collaborationRows(ctx) }),
  learning_resources: (ctx) => ({ rows: resourceRows(ctx) }),
};

const published = (ctx: MemberContext) => ({ caller: ctx.actor.profileId, members: publishedMembers(ctx) });

/** Reads the rows of a plan that the caller may read. */
export const readRows = (ctx: MemberContext, plan: ReadPlan) =>
  findRows(ctx.db, READABLE[plan.table](ctx), plan);
