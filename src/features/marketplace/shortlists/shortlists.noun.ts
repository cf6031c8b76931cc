import { defineNoun } from '#platform/server/noun.ts';
import { shortlistRecords } from './shortlist-records.service.ts';
import { SHORTLIST_ENTRIES_MAX } from './shortlists.contract.ts';
import { shortlistsErrors } from './shortlists.errors.ts';
import { shortlistRoutes } from './shortlists.routes.ts';

export const shortlistsNoun = defineNoun({
  routes: shortlistRoutes,
  records: shortlistRecords,
  limits: [{ what: 'partners', max: SHORTLIST_ENTRIES_MAX, of: 'on a shortlist' }],
  errors: shortlistsErrors,
});
