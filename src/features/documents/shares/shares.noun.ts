import { defineNoun } from '#platform/server/noun.ts';
import { documentRecords } from './document-records.service.ts';
import { documentSharesRoutes } from './document-shares.routes.ts';

export const sharesNoun = defineNoun({
  routes: documentSharesRoutes,
  records: documentRecords,
});
