import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { monthsText } from '#platform/contract/months.ts';
import { type Fact, FactList } from '#platform/web/ui/fact-list.tsx';
import { TagList } from '#platform/web/ui/tag-list.tsx';
import classes from './collaboration-facts.module.css';
import type { Collaboration } from './collaborations.contract.ts';

/** Everything about a collaboration but its title, status and progress. */
export function CollaborationFacts({ collaboration }: { collaboration: Collaboration }) {
  return (
    <div className={classes.facts}>
      <p className={classes.text}>{collaboration.description}</p>
      <FactList facts={[['Expected impact', collaboration.impact_metrics.expectedImpact]]} />
      <FactList columns facts={factsOf(collaboration)} />
      <FactList
        facts={[
          ['Participants', <TagList key="names" tags={collaboration.participants} label="Participants" />],
        ]}
      />
    </div>
  );
}

const whenAndWho = (at: string | null, by: string | null) =>
  at && `${formatInstant(at)}${by ? ` by ${by}` : ''}`;

function factsOf(one: Collaboration): Fact[] {
  const { beneficiaries, communities } = one.impact_metrics;
  const day = (value: string | null) => value && formatDay(value);
  return [
    ['Type', one.type],
    ['Category', one.category],
    ['Priority', one.priority[0]?.toUpperCase() + one.priority.slice(1)],
    ['Budget', one.budget === null ? 'Not agreed yet' : formatRupees(one.budget)],
    ['Budget band', one.budget_band],
    ['Duration', one.duration_months === null ? null : monthsText(one.duration_months)],
    ['Timeframe', one.timeframe],
    ['Start', day(one.start_date)],
    ['End', day(one.end_date)],
    ['Beneficiaries', beneficiaries?.toLocaleString('en-IN')],
    ['Communities', communities?.toLocaleString('en-IN')],
    ['Created', formatInstant(one.created_at)],
    ['Last change', formatInstant(one.updated_at)],
    ['Archived', whenAndWho(one.archived_at, one.archived_by_name)],
    ['Restored', whenAndWho(one.restored_at, one.restored_by_name)],
  ];
}
