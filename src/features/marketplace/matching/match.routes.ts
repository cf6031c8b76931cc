import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './match.contract.ts';
import * as matches from './match.service.ts';

export function matchRoutes(bind: Bind): void {
  bind(contract.listMatches, (ctx, { query }) => matches.listMatches(ctx, query.ids));
  bind(contract.listFittingServices, (ctx, { query }) => matches.listFittingServices(ctx, query.ids));
  bind(contract.getMatchSettings, (ctx) => matches.getMatchSettings(ctx));
  bind(contract.updateMatchSettings, (ctx, { body }) => matches.updateMatchSettings(ctx, body));
  bind(contract.listRecommendations, (ctx) => matches.listRecommendations(ctx));
}
