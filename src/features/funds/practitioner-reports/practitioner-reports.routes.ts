import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './practitioner-reports.contract.ts';
import * as reports from './practitioner-reports.service.ts';

export function practitionerReportsRoutes(bind: Bind): void {
  bind(contract.createPractitionerLink, (ctx, { params }) => reports.createPractitionerLink(ctx, params.id), {
    stores: { what: 'links to chartered accountants', perDay: 100 },
  });
  bind(contract.downloadPractitionerReport, (ctx, { params }) =>
    reports.downloadPractitionerReport(ctx, params.id),
  );
  bind(contract.openPractitionerReport, (ctx, { body }) => reports.openPractitionerReport(ctx, body.token));
  bind(contract.downloadPractitionerDraft, (ctx, { body }) =>
    reports.downloadPractitionerDraft(ctx, body.token),
  );
  bind(contract.confirmPractitionerReport, (ctx, { body }) => reports.confirmPractitionerReport(ctx, body));
  bind(contract.checkUtilisation, (ctx, { params }) => reports.checkUtilisation(ctx, params.code));
}
