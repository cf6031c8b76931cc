import { Link } from 'react-router';
import { workspacePath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { useFundWaits } from './overview.api.ts';
import type { FundWait } from './overview.contract.ts';
import classes from './overview.module.css';
import { LoadingOverview } from './overview-states.tsx';
import { WAIT_WORDS } from './overview-words.rules.ts';

/** The address of a grant in its workspace. */
export const grantPath = (collaborationId: string, grantId: string): string =>
  `${workspacePath(collaborationId, 'funds')}?grant=${grantId}`;

/** What waits for the own organisation, and what its partners still have to do. */
export function FundWaits() {
  const waits = useFundWaits();
  if (waits.isPending) return <LoadingOverview />;
  if (!waits.data) {
    return (
      <ErrorState
        title="Failed to load what waits"
        error={waits.error}
        onRetry={waits.refetch}
        retrying={waits.isRefetching}
      />
    );
  }
  const own = waits.data.filter(({ is_own }) => is_own);
  const others = waits.data.filter(({ is_own }) => !is_own);
  return (
    <div className={classes.columns}>
      <section aria-labelledby="waits-own">
        <h3 id="waits-own" className={classes.subtitle}>
          Waits for you
        </h3>
        {own.length === 0 ? (
          <EmptyState title="Nothing waits for you">No grant needs your organisation now.</EmptyState>
        ) : (
          <WaitList waits={own} />
        )}
      </section>
      <section aria-labelledby="waits-others">
        <h3 id="waits-others" className={classes.subtitle}>
          Waits for your partners
        </h3>
        {others.length === 0 ? (
          <EmptyState title="Nothing waits for your partners">They have done their part.</EmptyState>
        ) : (
          <WaitList waits={others} />
        )}
      </section>
    </div>
  );
}

function WaitList({ waits }: { waits: FundWait[] }) {
  return (
    <ul className={classes.list}>
      {waits.map((wait) => (
        <li key={`${wait.kind} ${wait.grant_id} ${wait.since} ${wait.amount}`}>
          <div className={classes.line}>
            <Link to={grantPath(wait.collaboration_id, wait.grant_id)} className={classes.name}>
              {WAIT_WORDS[wait.kind]}
            </Link>
            {wait.is_late && <StateBadge tone="bad">Late</StateBadge>}
          </div>
          <p className={classes.soft}>
            {[
              wait.title,
              wait.partner,
              wait.amount !== null && formatRupees(wait.amount),
              `since ${formatDay(wait.since)}`,
              wait.due_on && `due on ${formatDay(wait.due_on)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
