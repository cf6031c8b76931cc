import { dayInIndia } from '#platform/contract/dates.ts';
import type { JobParts } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/noun.ts';
import { countChangedKeys } from './filter-counts.repository.ts';

/** Creates the job that counts the filters under which members came, went and ended since it ran last. */
const createMarketplaceFilters =
  ({ db }: JobParts) =>
  (): Promise<void> =>
    countChangedKeys(db, dayInIndia(new Date()));

export const marketplaceFiltersJob = defineJob({
  queue: 'marketplace-filters',
  /** Until then a filter whose members have changed is counted anew at each look. */
  schedule: '* * * * *',
  work: createMarketplaceFilters,
});
