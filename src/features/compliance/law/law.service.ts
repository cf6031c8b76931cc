import { appliesOn, rowsIn, type Scenario } from '#features/compliance/engine/law.rules.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import type { LawRule } from './law.contract.ts';
import { findLawRows } from './law.repository.ts';

/** The rows of the law as they are now: read each time, so that a change counts in every process at once. */
export const readLaw = (ctx: Pick<Context, 'db'>): Promise<LawRule[]> => findLawRows(ctx.db);

/** Returns the rules that apply on an ISO day, today by default; with a Bill its rows take the place of the law's. */
export async function listLawRules(
  ctx: Context,
  { on = dayInIndia(ctx.now), scenario }: { on?: string | undefined; scenario: Scenario },
): Promise<LawRule[]> {
  const rows = rowsIn(await readLaw(ctx), scenario);
  return rows.filter((row) => appliesOn(row, on));
}
