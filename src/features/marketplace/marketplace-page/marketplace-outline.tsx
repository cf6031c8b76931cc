import { Paper } from '@mantine/core';
import { NO_FILTERS } from '#features/marketplace/listing/marketplace-filters.hook.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { AiSearchBox } from './ai-search-box.tsx';
import classes from './marketplace.module.css';
import { MarketplaceFilterOutline } from './marketplace-filter-outline.tsx';
import { MarketplaceHero } from './marketplace-hero.tsx';
import { MarketplaceQuickFilter } from './marketplace-quick-filter.tsx';
import { ProfileCardSkeleton } from './profile-card-skeleton.tsx';
import listClasses from './profile-list.module.css';
import { ResultsToolbar } from './results-toolbar.tsx';

const none = () => undefined;

/** The marketplace before its scripts and its members have come; each part is where it will be. */
export function MarketplaceOutline() {
  return (
    <PageBody>
      <MarketplaceHero onExplore={none} />
      <AiSearchBox sentence="" onOpen={none} onSearch={none} />
      <MarketplaceQuickFilter filters={NO_FILTERS} onChange={none} />
      <div className={classes.columns}>
        <Paper withBorder p="md" className={classes.panel}>
          <MarketplaceFilterOutline />
        </Paper>
        <section>
          <ResultsToolbar
            heading="Loading profiles…"
            headingRef={null}
            filtersSet={0}
            onOpenFilters={none}
            sort="best"
            onSort={none}
          />
          <div className={listClasses.list}>
            <ProfileCardSkeleton />
            <ProfileCardSkeleton />
            <ProfileCardSkeleton />
          </div>
        </section>
      </div>
    </PageBody>
  );
}
