import { defineNoun } from '#platform/server/noun.ts';
import { entriesErrors } from './entries.errors.ts';
import { newsRoutes } from './news.routes.ts';
import { newsRecords } from './news-records.service.ts';

export const entriesNoun = defineNoun({
  routes: newsRoutes,
  records: newsRecords,
  errors: entriesErrors,
});
