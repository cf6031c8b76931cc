import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './privacy.contract.ts';
import * as privacy from './privacy.service.ts';

export function privacyRoutes(bind: Bind): void {
  bind(contract.getPrivacyFigures, (ctx) => privacy.getPrivacyFigures(ctx));
  bind(contract.listPendingDeletions, (ctx, { query }) => privacy.listPendingDeletions(ctx, query));
  bind(contract.listDataExports, (ctx, { query }) => privacy.listDataExports(ctx, query));
}
