import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './overview.contract.ts';
import * as overview from './overview.service.ts';

export function overviewRoutes(bind: Bind): void {
  bind(contract.getFundFigures, (ctx, { query }) => overview.getFundFigures(ctx, query));
  bind(contract.exportFunds, (ctx, { query }) => overview.exportFunds(ctx, query));
  bind(contract.listFundWaits, (ctx) => overview.listFundWaits(ctx));
  bind(contract.getFundForecast, (ctx) => overview.getFundForecast(ctx));
  bind(contract.listFundDays, (ctx) => overview.listFundDays(ctx));
}
