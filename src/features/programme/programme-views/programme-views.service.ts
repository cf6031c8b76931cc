import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { newId } from '#platform/server/ids.ts';
import {
  type NewProgrammeView,
  PROGRAMME_VIEWS_MAX,
  type ProgrammeView,
  type ProgrammeViewName,
} from './programme-views.contract.ts';
import * as views from './programme-views.repository.ts';

const NAME_TAKEN = 'You already have a view with this name';
const refuseTakenName = <T>(work: () => Promise<T>) =>
  mapConstraints(
    {
      programme_views_one_name: new AppError('VALIDATION_FAILED', {
        message: NAME_TAKEN,
        fields: { name: NAME_TAKEN },
      }),
    },
    work,
  );

export const listProgrammeViews = (ctx: MemberContext): Promise<ProgrammeView[]> =>
  views.findViews(ctx.db, ctx.actor);

/** @throws AppError VALIDATION_FAILED for a name that is taken, LIMIT_REACHED. */
export function createProgrammeView(
  ctx: MemberContext,
  { name, query }: NewProgrammeView,
): Promise<ProgrammeView> {
  return refuseTakenName(() =>
    transact(ctx, async (ctx) => {
      const { accountId, profileId } = ctx.actor;
      if ((await views.countViews(ctx.db, ctx.actor)) >= PROGRAMME_VIEWS_MAX)
        throw new AppError('LIMIT_REACHED', {
          message: `You have ${PROGRAMME_VIEWS_MAX} views, the maximum. Please delete one first.`,
        });
      const view = { id: newId(), name, query };
      await views.insertView(ctx.db, {
        ...view,
        account_id: accountId,
        profile_id: profileId,
        created_at: ctx.now,
      });
      return { ...view, created_at: ctx.now.toISOString() };
    }),
  );
}

/** @throws AppError VIEW_NOT_FOUND, VALIDATION_FAILED for a name that is taken. */
export async function updateProgrammeView(
  ctx: MemberContext,
  id: string,
  { name }: ProgrammeViewName,
): Promise<ProgrammeView> {
  const view = await refuseTakenName(() => views.renameView(ctx.db, ctx.actor, id, name));
  if (!view) throw new AppError('VIEW_NOT_FOUND');
  return view;
}

/** @throws AppError VIEW_NOT_FOUND. */
export async function removeProgrammeView(ctx: MemberContext, id: string): Promise<{ id: string }> {
  if (!(await views.deleteView(ctx.db, ctx.actor, id))) throw new AppError('VIEW_NOT_FOUND');
  return { id };
}
