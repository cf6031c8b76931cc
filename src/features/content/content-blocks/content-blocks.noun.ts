import { defineNoun } from '#platform/server/noun.ts';
import { contentBlocksErrors } from './content-blocks.errors.ts';
import { contentBlocksRoutes } from './content-blocks.routes.ts';
import { contentPublicationsJob } from './content-publications.job.ts';
import { contentRecords } from './content-records.service.ts';

export const contentBlocksNoun = defineNoun({
  routes: contentBlocksRoutes,
  jobs: [contentPublicationsJob],
  records: contentRecords,
  errors: contentBlocksErrors,
});
