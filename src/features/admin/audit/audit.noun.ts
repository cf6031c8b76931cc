import { defineNoun } from '#platform/server/noun.ts';
import { loadAuditDemo } from './audit.demo.ts';
import { auditRoutes } from './audit.routes.ts';
import { auditRecords } from './audit-records.service.ts';

export const auditNoun = defineNoun({
  routes: auditRoutes,
  records: auditRecords,
  demo: { finish: loadAuditDemo },
});
