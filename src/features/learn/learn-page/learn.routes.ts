import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './learn.contract.ts';
import { createLearnOverview } from './learn-overview.service.ts';
import { searchLearn } from './learn-search.service.ts';

export function learnRoutes(bind: Bind): void {
  bind(contract.getLearnOverview, createLearnOverview());
  bind(contract.searchLearn, (ctx, { query }) => searchLearn(ctx, query.search));
}
