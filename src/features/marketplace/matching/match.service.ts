import { ratingFigures } from '#features/profiles/profile/rating-figures.rules.ts';
import { withVerification } from '#features/profiles/verification-levels/verification-level.rules.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { MemberContext } from '#platform/server/context.ts';
import type { Match } from './match.contract.ts';
import { findMatchFacts } from './match.repository.ts';
import { type MatchFacts, matchOf } from './match.rules.ts';

type FactRow = Awaited<ReturnType<typeof findMatchFacts>>[number];

function factsOf(row: FactRow, today: string): MatchFacts {
  const { requests_answered, requests_late, sdg_goals, sdg_focus } = row;
  const requests_due = requests_answered + requests_late;
  return {
    ...withVerification(row, today),
    ...ratingFigures(row),
    sdg_goals: [...new Set([...sdg_goals, ...sdg_focus])],
    requests_due,
    response_rate: requests_due === 0 ? null : Math.round((100 * requests_answered) / requests_due),
  };
}

/** Compares the caller with these members, in the order of `ids`; leaves out the caller and who is not in the marketplace. */
export async function listMatches(ctx: MemberContext, ids: string[]): Promise<Match[]> {
  const today = dayInIndia(ctx.now);
  const rows = await findMatchFacts(ctx.db, ctx.actor.id, ids);
  const members = new Map(rows.map((row) => [row.id, factsOf(row, today)]));
  const viewer = members.get(ctx.actor.id);
  if (!viewer) return [];
  return [...new Set(ids)].flatMap((id) => {
    const candidate = members.get(id);
    return candidate && candidate !== viewer ? [matchOf(viewer, candidate, today)] : [];
  });
}
