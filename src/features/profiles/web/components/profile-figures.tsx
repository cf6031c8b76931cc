import { Skeleton } from '@mantine/core';
import type { Profile } from '#features/profiles/profiles.contract.ts';
import { formatRupees, formatRupeesShort } from '#platform/contract/money.ts';
import { Figure } from '#platform/web/ui/figure.tsx';
import { useOverview, useProjectStats } from '../profile.api.ts';
import { formatCount } from '../profile-fields.form.ts';
import classes from './profile-figures.module.css';
import { RatingText } from './rating-text.tsx';

const UNKNOWN = '–';

/** The member's work in figures; a dash stands for a figure that could not be loaded. */
export function ProfileFigures({ profile }: { profile: Profile }) {
  const overview = useOverview();
  const stats = useProjectStats();
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
      <Figure label="Projects" value={show(counts?.projects)} />
      <Figure label="Services" value={show(counts?.services)} />
      <Figure label="Rating" value={<RatingText member={profile} />} />
      <Figure label="Active projects" value={show(stats.data?.activeProjects)} />
      <Figure label="Completed projects" value={show(stats.data?.completedProjects)} />
    </section>
  );
}
