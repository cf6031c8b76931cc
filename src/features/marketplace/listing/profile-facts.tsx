import { formatRupeesShort } from '#platform/contract/money.ts';
import type { MarketplaceProfile } from './marketplace.contract.ts';
import classes from './profile-facts.module.css';

type Facts = Pick<MarketplaceProfile, 'projects_count' | 'total_investment' | 'response_rate'>;

/** Returns the share of requests that a member answered, or "New" while these are too few to tell. */
export function responseRateText(rate: number | null): string {
  return rate === null ? 'New' : `${rate}%`;
}

/** Shows three figures for comparison, in the same place on every card. */
export function ProfileFacts({ profile }: { profile: Facts }) {
  return (
    <dl className={classes.facts}>
      <Fact label="Projects" value={String(profile.projects_count)} />
      <Fact label="Investment" value={formatRupeesShort(profile.total_investment)} />
      <Fact label="Response rate" value={responseRateText(profile.response_rate)} />
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{value}</dd>
    </div>
  );
}
