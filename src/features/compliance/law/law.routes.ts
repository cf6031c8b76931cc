import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './law.contract.ts';
import * as law from './law.service.ts';

export function lawRoutes(bind: Bind): void {
  bind(contract.listLawRules, (ctx, { query }) => law.listLawRules(ctx, query));
}
