import { defineNoun } from '#platform/server/noun.ts';
import { marketplaceFiltersJob } from './filter-counts.job.ts';
import { marketplaceRoutes } from './marketplace.routes.ts';
import type { Reorder } from './marketplace.service.ts';

declare module '#platform/server/noun.ts' {
  interface SharedParts {
    /** Orders members by how well they match the caller. */
    reorder: Reorder;
  }
}

export const listingNoun = defineNoun({
  routes: (bind, parts) => marketplaceRoutes(bind, parts.reorder),
  jobs: [marketplaceFiltersJob],
});
