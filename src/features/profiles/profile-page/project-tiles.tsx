import { Button, Skeleton } from '@mantine/core';
import { useOverview } from '#features/profiles/profile/profile.api.ts';
import { useProjectStats } from '#features/profiles/projects/projects.api.ts';
import { formatCount } from '#platform/contract/counts.ts';
import { formatRupees, formatRupeesShort } from '#platform/contract/money.ts';
import { Figure } from '#platform/web/ui/figure.tsx';
import classes from './project-tiles.module.css';

const NO_STATS = { activeProjects: 0, completedProjects: 0 };
const UNKNOWN = '–';

/**
 * The member's projects in figures. If the counts cannot be loaded they show 0, with an error below (spec part 1,
 * section 8).
 */
export function ProjectTiles() {
  const stats = useProjectStats();
  const overview = useOverview();
  const { activeProjects, completedProjects } = stats.data ?? NO_STATS;
  const { totalBudget, livesReached } = overview.data ?? {};
  return (
    <>
      <section className={classes.tiles} aria-label="Your projects in figures">
        <Figure label="Active" value={stats.isPending ? <Waiting /> : formatCount(activeProjects)} />
        <Figure label="Completed" value={stats.isPending ? <Waiting /> : formatCount(completedProjects)} />
        <Figure
          label="Total budget"
          value={overview.isPending ? <Waiting /> : shown(totalBudget, formatRupeesShort)}
          note={totalBudget ? formatRupees(totalBudget) : undefined}
        />
        <Figure
          label="People reached"
          value={overview.isPending ? <Waiting /> : shown(livesReached, formatCount)}
        />
      </section>
      {stats.isError && (
        <p className={classes.failed} role="alert">
          Failed to fetch project stats
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => stats.refetch()}
            loading={stats.isRefetching}
          >
            Retry
          </Button>
        </p>
      )}
    </>
  );
}

const Waiting = () => <Skeleton height="1.3em" width={72} />;

const shown = (figure: number | undefined, format: (figure: number) => string) =>
  figure === undefined ? UNKNOWN : format(figure);
