import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './collaboration-exports.contract.ts';
import { exportCollaborationList } from './collaboration-exports.service.ts';
import { downloadCollaborationReport } from './collaboration-report.service.ts';

export function collaborationExportsRoutes(bind: Bind): void {
  bind(contract.exportCollaborationList, (ctx, { params, query }) =>
    exportCollaborationList(ctx, params, query.format),
  );
  bind(contract.downloadCollaborationReport, (ctx, { params }) =>
    downloadCollaborationReport(ctx, params.id),
  );
}
