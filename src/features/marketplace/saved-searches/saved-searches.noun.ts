import { defineNoun } from '#platform/server/noun.ts';
import { savedSearchRecords } from './saved-search-records.service.ts';
import { SAVED_SEARCHES_MAX } from './saved-searches.contract.ts';
import { savedSearchesErrors } from './saved-searches.errors.ts';
import { savedSearchRoutes } from './saved-searches.routes.ts';
import { stopSearchMails } from './saved-searches.service.ts';
import { searchNewsJob } from './search-news.job.ts';

export const savedSearchesNoun = defineNoun({
  prepare: () => ({ mailStops: { searches: stopSearchMails } }),
  routes: (bind, parts) => savedSearchRoutes(bind, parts.embeddings),
  jobs: [searchNewsJob],
  records: savedSearchRecords,
  limits: [{ what: 'saved searches', max: SAVED_SEARCHES_MAX, of: 'of a person in an organisation' }],
  errors: savedSearchesErrors,
});
