import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { newId } from '#platform/server/ids.ts';
import { SAVED_VIEWS_MAX, type SavedView, type SavedViewInput } from './saved-views.contract.ts';
import * as views from './saved-views.repository.ts';

const NAME_TAKEN = 'You already have a view with this name';

export const listSavedViews = (ctx: MemberContext): Promise<SavedView[]> =>
  views.findSavedViews(ctx.db, ctx.actor.accountId);

/** Saves filters under a name. @throws AppError LIMIT_REACHED, VALIDATION_FAILED for a name that is taken. */
export function createSavedView(ctx: MemberContext, input: SavedViewInput): Promise<SavedView> {
  const taken = new AppError('VALIDATION_FAILED', { message: NAME_TAKEN, fields: { name: NAME_TAKEN } });
  return mapConstraints({ support_saved_views_one_name: taken }, () =>
    transact(ctx, async (ctx) => {
      if ((await views.countSavedViewsForUpdate(ctx.db, ctx.actor.accountId)) >= SAVED_VIEWS_MAX) {
        const message = `You have ${SAVED_VIEWS_MAX} saved views, the maximum. Please delete one first.`;
        throw new AppError('LIMIT_REACHED', { message });
      }
      const id = newId();
      await views.insertSavedView(ctx.db, {
        id,
        supporter_id: ctx.actor.accountId,
        name: input.name,
        filters: JSON.stringify(input.filters),
        created_at: ctx.now,
      });
      return { id, ...input };
    }),
  );
}

/** Deletes a view of the caller. @throws AppError SAVED_VIEW_NOT_FOUND. */
export function removeSavedView(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const removed = await views.deleteSavedView(ctx.db, ctx.actor.accountId, id);
    if (!removed) throw new AppError('SAVED_VIEW_NOT_FOUND');
    return removed;
  });
}
