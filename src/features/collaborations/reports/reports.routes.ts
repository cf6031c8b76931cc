import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './reports.contract.ts';
import * as reports from './reports.service.ts';

export function progressReportsRoutes(bind: Bind): void {
  bind(contract.listQuotableComments, (ctx, { params, query }) =>
    reports.listQuotableComments(ctx, params.id, query),
  );
  bind(contract.listProgressReports, (ctx, { params, query }) => reports.listReports(ctx, params.id, query));
  bind(contract.createProgressReport, (ctx, { params, body }) => reports.createReport(ctx, params.id, body), {
    stores: { what: 'progress reports', perDay: 50 },
  });
  bind(contract.getProgressReport, (ctx, { params }) => reports.getReport(ctx, params));
  bind(contract.updateProgressReport, (ctx, { params, body }) => reports.updateReport(ctx, params, body));
  bind(contract.removeProgressReport, (ctx, { params }) => reports.removeReport(ctx, params));
  bind(contract.sendProgressReport, (ctx, { params }) => reports.sendReport(ctx, params), {
    stores: { what: 'sent progress reports', perDay: 50 },
  });
  bind(contract.answerProgressReport, (ctx, { params, body }) => reports.answerReport(ctx, params, body), {
    stores: { what: 'answers to progress reports', perDay: 100 },
  });
  bind(contract.downloadProgressReport, (ctx, { params }) => reports.downloadReport(ctx, params));
}
