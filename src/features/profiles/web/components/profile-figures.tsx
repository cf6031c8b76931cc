import { Skeleton } from '@mantine/core';
import type { Profile } from '#features/profiles/profiles.contract.ts';
import type { ProjectStats } from '#features/profiles/projects.contract.ts';
import { formatRupees, formatRupeesShort } from '#platform/contract/money.ts';
import { Figure } from '#platform/web/ui/figure.tsx';
import { useOverview, useProjectStats } from '../profile.api.ts';
import { formatCount } from '../profile-fields.form.ts';
import classes from './profile-figures.module.css';

const UNKNOWN = '–';

/** The member's work in figures; a dash stands for a figure that could not be loaded. */
export function ProfileFigures({ profile }: { profile: Profile }) {
  const overview = useOverview();
  const stats = useProjectStats();
  const { rating, reviews_count } = profile;
  const { counts, totalBudget, livesReached } = overview.data ?? {};
  const isPending = overview.isPending || stats.isPending;
  const show = (value: string | number | undefined) =>
    isPending ? <Skeleton height="1.3em" width={72} /> : (value ?? UNKNOWN);
  return (
    <section className={classes.figures} aria-label="Your work in figures">
      <Figure
        label="Total project budget"
        value={show(totalBudget === undefined ? undefined : formatRupeesShort(totalBudget))}
        note={totalBudget ? `${formatRupees(totalBudget)} over all projects` : undefined}
      />
      <Figure
        label="Lives reached"
        value={show(livesReached === undefined ? undefined : formatCount(livesReached))}
      />
      <Figure label="Projects" value={show(counts?.projects)} note={stats.data && statesOf(stats.data)} />
      <Figure label="Services" value={show(counts?.services)} />
      <Figure
        label="Rating"
        value={rating ?? 'New'}
        unit={rating === null ? undefined : 'of 5'}
        note={`${reviews_count} ${reviews_count === 1 ? 'review' : 'reviews'}`}
      />
    </section>
  );
}

const statesOf = ({ activeProjects, completedProjects }: ProjectStats) =>
  `${activeProjects} active, ${completedProjects} completed`;
