import type { Bind } from '#platform/server/http/bind.ts';
import { downloadBoardReport } from './board-report.service.ts';
import * as contract from './portfolio-exports.contract.ts';
import { exportProgramme } from './portfolio-exports.service.ts';

export function portfolioExportsRoutes(bind: Bind): void {
  bind(contract.exportProgramme, (ctx, { params, query }) => exportProgramme(ctx, params.list, query));
  bind(contract.downloadBoardReport, (ctx, { query }) => downloadBoardReport(ctx, query));
}
