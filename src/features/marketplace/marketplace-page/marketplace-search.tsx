import { SEARCH_MAX } from '#features/marketplace/listing/marketplace-filters.hook.ts';
import { SearchField } from '#platform/web/fields/search-field.tsx';

interface MarketplaceSearchProps {
  /** Search text in the URL. */
  value: string;
  onChange: (text: string) => void;
}

/** The search of the marketplace. */
export function MarketplaceSearch(props: MarketplaceSearchProps) {
  return (
    <search>
      <SearchField label="Search" placeholder="Name, skill or cause" maxLength={SEARCH_MAX} {...props} />
    </search>
  );
}
