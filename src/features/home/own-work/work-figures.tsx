import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatRupeesShort } from '#platform/contract/money.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Figure } from '#platform/web/ui/figure.tsx';
import type { OwnWork } from './own-work.contract.ts';
import classes from './work-figures.module.css';

/** Figures of the member's work, beside the lists of the desk. Not there for who has no collaboration yet. */
export function WorkFigures({ work }: { work: UseQueryResult<OwnWork> }) {
  if (work.isError && !work.data) {
    return (
      <aside aria-label="Your work in figures">
        <ErrorState
          title="Your figures could not be loaded"
          error={work.error}
          onRetry={work.refetch}
          retrying={work.isRefetching}
        />
      </aside>
    );
  }
  if (!work.data || work.data.figures.all_collaborations === 0) return null;
  const { figures } = work.data;
  const { active_collaborations: active, all_collaborations: all, milestones_late: late, money } = figures;
  return (
    <aside className={classes.figures} aria-label="Your work in figures">
      <Figure label="Active projects" value={active} note={`${all} in all`} />
      <Figure label="Partners" value={figures.partners} />
      <Figure
        label="Milestones completed"
        value={figures.milestones_completed}
        note={late > 0 ? `${late} late, of all partners` : 'None is late'}
      />
      {money && (
        <Figure
          label="Grants agreed"
          value={formatRupeesShort(money.agreed)}
          note={`${formatRupeesShort(money.received)} reached the NGOs, ${formatRupeesShort(money.utilised)} used and accepted`}
        />
      )}
      <p className={classes.all}>
        <Link to="/collaborations">All projects</Link>
      </p>
    </aside>
  );
}
