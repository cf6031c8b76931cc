import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { CollaborationProgress } from '#features/collaborations/collaboration/collaboration-progress.tsx';
import { useSearchOpening } from '#features/collaborations/collaboration/collaboration-search.hook.ts';
import { CollaborationStatusBadge } from '#features/collaborations/collaboration/collaboration-status-badge.tsx';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { ReportButton } from '#features/collaborations/exports/report-button.tsx';
import { formatAgo, formatDay, formatInstant } from '#platform/contract/dates.ts';
import { formatRupeesShort } from '#platform/contract/money.ts';
import { monthsText } from '#platform/contract/months.ts';
import classes from './collaboration-card.module.css';

const PARTNERS_SHOWN = 3;

/** A collaboration in the list, with its participants and progress. Its links keep the list that is shown. */
export function CollaborationCard({ collaboration }: { collaboration: Collaboration }) {
  const headingId = useId();
  const searchWith = useSearchOpening(collaboration.id);
  const { title, status, category, type, priority, participants } = collaboration;
  const impact = impactText(collaboration);
  return (
    <article className={classes.card} aria-labelledby={headingId}>
      <header>
        <div className={classes.head}>
          <p className={classes.kind}>
            {type} · {category} · {priority} priority
          </p>
          <CollaborationStatusBadge status={status} />
        </div>
        <h2 id={headingId} className={classes.title}>
          <Link to={{ search: searchWith('workspace') }} preventScrollReset>
            {title}
          </Link>
        </h2>
      </header>
      <p className={classes.partners}>
        <IconUsers size={18} stroke={1.5} aria-label="Participants:" />
        <span>{namesInShort(participants)}</span>
      </p>
      <CollaborationProgress percent={collaboration.progress_percentage} />
      <dl className={classes.facts}>
        {factsOf(collaboration).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? 'Not set'}</dd>
          </div>
        ))}
      </dl>
      {impact && <p className={classes.impact}>Impact: {impact}</p>}
      <footer className={classes.foot}>
        <span className={classes.activity}>
          {collaboration.archived_at
            ? `Archived on ${formatInstant(collaboration.archived_at)}`
            : `Last activity: ${formatAgo(collaboration.updated_at, new Date()).toLowerCase()}`}
        </span>
        <div className={classes.actions}>
          <ReportButton id={collaboration.id} title={title} />
          <OpenButton search={searchWith('details')} label="View Details" of={title} />
          <OpenButton search={searchWith('workspace')} label="Workspace" of={title} />
        </div>
      </footer>
    </article>
  );
}

function OpenButton({ search, label, of }: { search: string; label: string; of: string }) {
  return (
    <Button
      component={Link}
      to={{ search }}
      preventScrollReset
      variant="default"
      size="sm"
      aria-label={`${label} of ${of}`}
    >
      {label}
    </Button>
  );
}

function namesInShort(names: string[]): string {
  const more = names.length - PARTNERS_SHOWN;
  return names.slice(0, PARTNERS_SHOWN).join(', ') + (more > 0 ? ` +${more} more` : '');
}

/** Always returns three facts, so that neighbouring cards line up. */
function factsOf(one: Collaboration): [label: string, value: string | null][] {
  const { budget, duration_months: months } = one;
  return [
    budget === null ? ['Budget band', one.budget_band] : ['Budget', formatRupeesShort(budget)],
    months === null ? ['Timeframe', one.timeframe] : ['Duration', monthsText(months)],
    ['Dates', datesText(one)],
  ];
}

function datesText({ start_date, end_date }: Collaboration): string | null {
  if (start_date && end_date) return `${formatDay(start_date)} to ${formatDay(end_date)}`;
  if (start_date) return `from ${formatDay(start_date)}`;
  return end_date && `until ${formatDay(end_date)}`;
}

/** Returns the expected impact in the members' words, or else their figures. */
function impactText({ impact_metrics: impact }: Collaboration): string {
  const count = (value: number | undefined, unit: string) =>
    value === undefined ? null : `${value.toLocaleString('en-IN')} ${unit}`;
  const figures = [count(impact.beneficiaries, 'beneficiaries'), count(impact.communities, 'communities')];
  return impact.expectedImpact ?? figures.filter(Boolean).join(' · ');
}
