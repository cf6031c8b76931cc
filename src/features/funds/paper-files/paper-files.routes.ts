import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './paper-files.contract.ts';
import * as papers from './paper-files.service.ts';

export function paperFilesRoutes(bind: Bind): void {
  bind(contract.downloadReceipt, (ctx, { params }) => papers.downloadReceipt(ctx, params.id));
  bind(contract.downloadStatement, (ctx, { params, query }) =>
    papers.downloadStatement(ctx, params.id, query.format),
  );
  bind(contract.downloadGfr12a, (ctx, { params, query }) =>
    papers.downloadGfr12a(ctx, params.id, query.financial_year),
  );
  bind(contract.downloadMou, (ctx, { params }) => papers.downloadMou(ctx, params.id));
}
