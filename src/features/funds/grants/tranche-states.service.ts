import { paperProblems } from '#features/funds/papers/papers.service.ts';
import type { GrantOfCaller } from '#features/funds/parties/standing.service.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import type { GrantTranche } from './grants.contract.ts';
import * as tranches from './tranche-facts.repository.ts';
import { describeTranches } from './tranche-state.rules.ts';

/** Lists the tranches of a grant with their states and, in words, what blocks them. */
export async function listTranches(
  ctx: Pick<Context, 'db' | 'now'>,
  grant: GrantOfCaller,
): Promise<GrantTranche[]> {
  const rows = await tranches.findTranches(ctx.db, grant.id);
  const asksForPapers = rows.some(({ conditions }) => conditions.some(({ kind }) => kind === 'paper_valid'));
  const [statements, reports, papers] = await Promise.all([
    tranches.findStatements(ctx.db, grant.id),
    grant.agency_id ? tranches.findAcceptedReports(ctx.db, grant.collaboration_id, grant.agency_id) : [],
    asksForPapers ? paperProblems(ctx, grant) : [],
  ]);
  return describeTranches(rows, {
    state: grant.state,
    today: dayInIndia(ctx.now),
    statements,
    reports,
    received: grant.received,
    utilised: grant.utilised,
    papers,
  });
}
