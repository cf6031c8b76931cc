import type { Context } from '#platform/server/context.ts';
import { publishChange } from './work-changes.repository.ts';
import type { WorkPart } from './work-changes.rules.ts';

/**
 * Tells the open workspaces of a collaboration, in all processes, that these parts have changed: they read them again after
 * the commit. Call it inside of the transaction that changes them, after all other statements: it holds a row for which
 * other changes of the collaboration wait.
 */
export async function publishWork(ctx: Context, collaborationId: string, parts: WorkPart[]): Promise<void> {
  await publishChange(ctx.db, { collaborationId, parts, page: ctx.page });
}
