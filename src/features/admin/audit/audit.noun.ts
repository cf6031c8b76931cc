import { defineNoun } from '#platform/server/noun.ts';
import { auditRoutes } from './audit.routes.ts';
import { auditRecords } from './audit-records.service.ts';

export const auditNoun = defineNoun({
  routes: auditRoutes,
  records: auditRecords,
});
