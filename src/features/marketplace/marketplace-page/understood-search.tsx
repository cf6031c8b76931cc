import type { listMarketplaceProfiles } from '#features/marketplace/listing/marketplace.contract.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import classes from './understood-search.module.css';

type Understood = NonNullable<RouteOutput<typeof listMarketplaceProfiles>['understood']>;

/** Says which words of a search were taken as a state, a type or a focus area. */
export function UnderstoodSearch({ understood: { state, type, focus_areas } }: { understood: Understood }) {
  const parts = [
    state && `state ${state}`,
    type && `type ${ORGANIZATION_TYPE_LABELS[type]}`,
    focus_areas.length > 0 && `focus area ${focus_areas.join(', ')}`,
  ].filter(Boolean);
  return <p className={classes.note}>Understood as {parts.join(' · ')}</p>;
}
