import { defineNoun } from '#platform/server/noun.ts';
import { documentRecords } from './document-records.service.ts';
import { documentSharesRoutes } from './document-shares.routes.ts';
import { sharesErrors } from './shares.errors.ts';

export const sharesNoun = defineNoun({
  routes: documentSharesRoutes,
  records: documentRecords,
  errors: sharesErrors,
});
