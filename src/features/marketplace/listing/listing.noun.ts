import { defineNoun } from '#platform/server/noun.ts';
import { type ContactCap, createContactCap } from './contact-cap.service.ts';
import { marketplaceFiltersJob } from './filter-counts.job.ts';
import { marketplaceRoutes } from './marketplace.routes.ts';
import type { MatchOrder } from './marketplace-list.service.ts';

declare module '#platform/server/noun.ts' {
  interface SharedParts {
    /** Orders members by how well they match the caller. */
    matches: MatchOrder;
    /** Bounds the contact details that one person is shown in a day. */
    contacts: ContactCap;
  }
}

export const listingNoun = defineNoun({
  prepare: ({ config }) => ({ contacts: createContactCap(config.contactsPerDay, config.adminEmail) }),
  routes: (bind, parts) => marketplaceRoutes(bind, parts),
  jobs: [marketplaceFiltersJob],
});
