import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, type Pagination, paginationOf } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import type { Project, ProjectInput, ProjectStats, ProjectUpdate } from '../projects.contract.ts';
import * as projects from './projects.repository.ts';

export async function listProjects(
  ctx: MemberContext,
  query: PageQuery,
): Promise<{ records: Project[]; pagination: Pagination }> {
  const [records, total] = await Promise.all([
    projects.findProjects(ctx.db, ctx.actor.id, query),
    projects.countProjects(ctx.db, ctx.actor.id),
  ]);
  return { records, pagination: paginationOf(query, total) };
}

export function createProject(ctx: MemberContext, input: ProjectInput): Promise<Project> {
  return transact(ctx, (ctx) =>
    projects.insertProject(ctx.db, { ...input, id: newId(), user_id: ctx.actor.id }),
  );
}

/** @throws AppError PROJECT_NOT_FOUND, also for another member's project. */
export async function getProject(ctx: MemberContext, id: string): Promise<Project> {
  const project = await projects.findProject(ctx.db, ctx.actor.id, id);
  if (!project) throw new AppError('PROJECT_NOT_FOUND');
  return project;
}

/** @throws AppError PROJECT_NOT_FOUND, also for another member's project. */
export function updateProject(ctx: MemberContext, id: string, input: ProjectUpdate): Promise<Project> {
  return transact(ctx, async (ctx) => {
    const project = await projects.updateProject(ctx.db, ctx.actor.id, id, { ...input, updated_at: ctx.now });
    if (!project) throw new AppError('PROJECT_NOT_FOUND');
    return project;
  });
}

/** @throws AppError PROJECT_NOT_FOUND, also for another member's project. */
export function removeProject(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    if (!(await projects.deleteProject(ctx.db, ctx.actor.id, id))) throw new AppError('PROJECT_NOT_FOUND');
    return { id };
  });
}

export async function getProjectStats(ctx: MemberContext): Promise<ProjectStats> {
  const byStatus = await projects.countProjectsByStatus(ctx.db, ctx.actor.id);
  return { activeProjects: byStatus.get('Active') ?? 0, completedProjects: byStatus.get('Completed') ?? 0 };
}

/** A member's projects as others may see them, newest first, a hundred at most. */
export function listProjectsOf(ctx: MemberContext, userId: string): Promise<Project[]> {
  return projects.findProjects(ctx.db, userId, { page: 1, pageSize: 100 });
}
