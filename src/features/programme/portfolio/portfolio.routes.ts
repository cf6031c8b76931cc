import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './portfolio.contract.ts';
import * as portfolio from './portfolio.service.ts';

export function portfolioRoutes(bind: Bind): void {
  bind(contract.listProgramme, (ctx, { query }) => portfolio.listProgramme(ctx, query));
  bind(contract.listProgrammeMilestones, (ctx, { query }) => portfolio.listProgrammeMilestones(ctx, query));
  bind(contract.getProgrammeFigures, (ctx, { query }) => portfolio.getProgrammeFigures(ctx, query));
  bind(contract.getProgrammeChoices, (ctx) => portfolio.getProgrammeChoices(ctx));
}
