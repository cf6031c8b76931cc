import { useState } from 'react';
import { CollaborationProgress } from '#features/collaborations/collaboration/collaboration-progress.tsx';
import { CollaborationStatusBadge } from '#features/collaborations/collaboration/collaboration-status-badge.tsx';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { type Fact, FactList } from '#platform/web/ui/fact-list.tsx';
import { TagList } from '#platform/web/ui/tag-list.tsx';
import { monthsText } from './collaboration-card.tsx';
import classes from './collaboration-details.module.css';

interface CollaborationDetailsProps {
  /** Collaboration to show; undefined closes the dialog. */
  collaboration: Collaboration | undefined;
  onClose: () => void;
}

/** All details of one collaboration. */
export function CollaborationDetails({ collaboration, onClose }: CollaborationDetailsProps) {
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(collaboration);
  if (collaboration && collaboration !== shown) setShown(collaboration);
  return (
    <WideDialog opened={collaboration !== undefined} onClose={onClose} title={shown?.title} size="45rem">
      {shown && <Details collaboration={shown} />}
    </WideDialog>
  );
}

function Details({ collaboration }: { collaboration: Collaboration }) {
  return (
    <div className={classes.details}>
      <div className={classes.head}>
        <CollaborationStatusBadge status={collaboration.status} />
        <CollaborationProgress percent={collaboration.progress_percentage} />
      </div>
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
  ];
}
