import { Skeleton } from '@mantine/core';
import { useCollaborationStats } from '#features/collaborations/collaboration/collaborations.api.ts';
import { formatCrore } from '#platform/contract/money.ts';
import { Figure } from '#platform/web/ui/figure.tsx';
import classes from './collaboration-figures.module.css';

const UNKNOWN = '–';

/** The four figures over the member's collaborations; a dash means no data yet. */
export function CollaborationFigures() {
  const { data, isPending } = useCollaborationStats();
  const show = (value: string | number | undefined) =>
    isPending ? <Skeleton height="1.3em" width={72} /> : (value ?? UNKNOWN);
  const rate = data?.success_rate ?? undefined;
  return (
    <section className={classes.figures} aria-label="Your collaborations in figures">
      <Figure
        label="Active Initiatives"
        value={show(data?.active_initiatives)}
        note={data && `of ${data.all_initiatives} in all`}
      />
      <Figure label="Total Partners" value={show(data?.total_partners)} />
      <Figure label="Total Budget" value={show(data && formatCrore(data.total_budget))} />
      <Figure
        label="Success Rate"
        value={show(rate === undefined ? undefined : `${rate}%`)}
        note={data && rate === undefined ? 'no milestones due yet' : 'of due milestones completed'}
      />
    </section>
  );
}
