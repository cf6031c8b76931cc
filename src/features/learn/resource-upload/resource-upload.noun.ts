import { defineNoun } from '#platform/server/noun.ts';
import { resourceRecords } from './resource-records.service.ts';
import { LIBRARY_BYTES_MAX, RESOURCE_VERSIONS_MAX } from './resource-upload.contract.ts';
import { resourceUploadErrors } from './resource-upload.errors.ts';
import { resourceUploadRoutes } from './resource-upload.routes.ts';

export const resourceUploadNoun = defineNoun({
  routes: resourceUploadRoutes,
  records: resourceRecords,
  limits: [
    { what: 'versions', max: RESOURCE_VERSIONS_MAX, of: 'of a resource' },
    { what: 'megabytes', max: LIBRARY_BYTES_MAX / 1024 / 1024, of: 'in the resource library' },
  ],
  errors: resourceUploadErrors,
});
