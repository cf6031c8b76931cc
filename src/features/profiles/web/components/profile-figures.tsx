import { Skeleton } from '@mantine/core';
import { formatRupees, formatRupeesShort } from '#platform/contract/money.ts';
import { Figure } from '#platform/web/ui/figure.tsx';
import { useOverview, useProjectStats } from '../profile.api.ts';
import classes from './profile-figures.module.css';

const UNKNOWN = '–';

/** The member's work in five figures; a dash stands for a figure that could not be loaded. */
export function ProfileFigures() {
  const overview = useOverview();
  const stats = useProjectStats();
  if (overview.isPending || stats.isPending) return <Skeleton height={100} radius="md" />;

  const { counts, totalBudget } = overview.data ?? {};
  return (
    <section className={classes.figures} aria-label="Your work in figures">
      <Figure
        label="Total project budget"
        value={totalBudget === undefined ? UNKNOWN : formatRupeesShort(totalBudget)}
        note={totalBudget ? `${formatRupees(totalBudget)} over all projects` : undefined}
      />
      <Figure label="Projects" value={counts?.projects ?? UNKNOWN} />
      <Figure label="Services" value={counts?.services ?? UNKNOWN} />
      <Figure label="Active projects" value={stats.data?.activeProjects ?? UNKNOWN} />
      <Figure label="Completed projects" value={stats.data?.completedProjects ?? UNKNOWN} />
    </section>
  );
}
