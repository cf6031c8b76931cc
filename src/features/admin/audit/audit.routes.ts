import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './audit.contract.ts';
import * as audit from './audit.service.ts';

export function auditRoutes(bind: Bind): void {
  bind(contract.listAuditEntries, (ctx, { query }) => audit.listAuditEntries(ctx, query));
  bind(contract.verifyAuditLog, (ctx) => audit.verifyAuditLog(ctx));
  bind(contract.exportAuditEntries, (ctx, { query }) => audit.exportAuditEntries(ctx, query));
}
