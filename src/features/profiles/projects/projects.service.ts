import {
  dropProjectPictures,
  presentPicture,
} from '#features/profiles/project-pictures/project-pictures.service.ts';
import {
  differingFields,
  nextVersion,
  refuseConflicts,
} from '#features/profiles/records/field-versions.rules.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, type Pagination, paginationOf } from '#platform/contract/paging.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import type { Project, ProjectInput, ProjectStats, ProjectUpdate } from './projects.contract.ts';
import * as projects from './projects.repository.ts';

type ProjectRow = NonNullable<Awaited<ReturnType<typeof projects.findProject>>>;

const present = (row: ProjectRow): Project => ({ ...row, pictures: row.pictures.map(presentPicture) });

interface ProjectPage {
  records: Project[];
  pagination: Pagination;
}

export const listProjects = (ctx: MemberContext, query: PageQuery): Promise<ProjectPage> =>
  listProjectsPage(ctx, ctx.actor.profileId, query);

/** Returns one page of a member's projects; the caller checks who can see them. */
export async function listProjectsPage(ctx: Context, userId: string, query: PageQuery): Promise<ProjectPage> {
  const [records, total] = await Promise.all([
    listProjectsOf(ctx, userId, query),
    projects.countProjects(ctx.db, userId),
  ]);
  return { records, pagination: paginationOf(query, total) };
}

export function createProject(ctx: MemberContext, input: ProjectInput): Promise<Project> {
  return transact(ctx, async (ctx) => {
    const id = newId();
    await projects.insertProject(ctx.db, { ...input, id, user_id: ctx.actor.profileId });
    return getProject(ctx, id);
  });
}

/** @throws AppError PROJECT_NOT_FOUND, also for another member's project. */
export async function getProject(ctx: MemberContext, id: string): Promise<Project> {
  const project = await projects.findProject(ctx.db, ctx.actor.profileId, id);
  if (!project) throw new AppError('PROJECT_NOT_FOUND');
  return present(project);
}

/**
 * Changes the fields that were sent.
 * @throws AppError PROJECT_NOT_FOUND, also for another member's project; PROJECT_CHANGED naming the fields that
 *   another save has changed since the version that this one started from.
 */
export function updateProject(
  ctx: MemberContext,
  id: string,
  { version, ...sent }: ProjectUpdate,
): Promise<Project> {
  return transact(ctx, async (ctx) => {
    const current = await projects.findProjectForUpdate(ctx.db, ctx.actor.profileId, id);
    if (!current) throw new AppError('PROJECT_NOT_FOUND');
    const changes = differingFields(sent, current);
    refuseConflicts(changes, current, version, 'PROJECT_CHANGED');
    if (Object.keys(changes).length > 0) {
      const saved = { ...changes, ...nextVersion(changes, current), updated_at: ctx.now };
      await projects.updateProject(ctx.db, ctx.actor.profileId, id, saved);
    }
    return getProject(ctx, id);
  });
}

/** Deletes a project with its pictures. @throws AppError PROJECT_NOT_FOUND, also for another member's project. */
export function removeProject(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const project = await projects.findProjectForUpdate(ctx.db, ctx.actor.profileId, id);
    if (!project) throw new AppError('PROJECT_NOT_FOUND');
    await dropProjectPictures(ctx, id);
    await projects.deleteProject(ctx.db, ctx.actor.profileId, id);
    return { id };
  });
}

export async function getProjectStats(ctx: MemberContext): Promise<ProjectStats> {
  const byStatus = await projects.countProjectsByStatus(ctx.db, ctx.actor.profileId);
  return { activeProjects: byStatus.get('Active') ?? 0, completedProjects: byStatus.get('Completed') ?? 0 };
}

/** Returns a member's projects, newest first; the caller checks who can see them. */
export async function listProjectsOf(ctx: Context, userId: string, query: PageQuery): Promise<Project[]> {
  return (await projects.findProjects(ctx.db, userId, query)).map(present);
}

/** Selects the projects of all members, without pictures; the caller checks whose may be read. */
export const projectRows = (ctx: Context) => projects.selectProjects(ctx.db);
