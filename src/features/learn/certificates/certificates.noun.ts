import { defineNoun } from '#platform/server/noun.ts';
import { certificateRecords } from './certificate-records.service.ts';
import { certificatesErrors } from './certificates.errors.ts';
import { certificatesRoutes } from './certificates.routes.ts';

export const certificatesNoun = defineNoun({
  routes: certificatesRoutes,
  records: certificateRecords,
  errors: certificatesErrors,
});
