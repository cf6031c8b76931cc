import type { Context } from '#platform/server/context.ts';
import type { SessionRow } from './course-sessions.repository.ts';
import { neededNoLonger } from './course-sessions.rules.ts';
import { mailMovedUp } from './session.mail.ts';
import { moveUp } from './session-places.repository.ts';

/** Gives the free places of a date that is locked to the first ones of its waiting list, and mails them. */
export async function fillPlaces(ctx: Context, row: SessionRow): Promise<void> {
  const free = row.places - row.registered;
  if (free <= 0 || row.waiting === 0) return;
  const reminded = neededNoLonger(row.starts_at, ctx.now);
  await mailMovedUp(ctx, await moveUp(ctx.db, row.id, free, reminded), row);
}
