import { dayInIndia } from '#platform/contract/dates.ts';
import type { JobParts } from '#platform/server/context.ts';
import { countChangedKeys } from './filter-counts.repository.ts';

export const MARKETPLACE_FILTERS_QUEUE = 'marketplace-filters';

/** Until then a filter whose members have changed is counted anew at each look. */
export const MARKETPLACE_FILTERS_SCHEDULE = '* * * * *';

/** Creates the job that counts the filters under which members came, went and ended since it ran last. */
export const createMarketplaceFilters =
  ({ db }: JobParts) =>
  (): Promise<void> =>
    countChangedKeys(db, dayInIndia(new Date()));
