import type { Context } from '#platform/server/context.ts';
import { publish } from '#platform/server/live/publish.ts';
import { insertChange } from './work-changes.repository.ts';
import type { WorkPart } from './work-changes.rules.ts';

/** Topic of what happens in a collaboration. */
export const workTopic = (collaborationId: string): string => `collaboration:${collaborationId}`;

/**
 * Tells the open workspaces of a collaboration, in all processes, that these parts have changed: they read them again after
 * the commit. Call it inside of the transaction that changes them, after all other statements: it holds a row for which
 * other changes of the collaboration wait.
 */
export async function publishWork(ctx: Context, collaborationId: string, parts: WorkPart[]): Promise<void> {
  const seq = await insertChange(ctx.db, collaborationId, parts);
  await publish(ctx.db, workTopic(collaborationId), { seq, parts, page: ctx.page });
}
