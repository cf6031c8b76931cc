import { Skeleton } from '@mantine/core';
import { WorkFigures } from '#features/profiles/member-page/work-figures.tsx';
import { useOverview } from '#features/profiles/profile/profile.api.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { useProjectStats } from '#features/profiles/projects/projects.api.ts';
import type { ProjectStats } from '#features/profiles/projects/projects.contract.ts';

/** The member's own work in figures. */
export function ProfileFigures({ profile }: { profile: Profile }) {
  const overview = useOverview();
  const stats = useProjectStats();
  const { counts, totalBudget, livesReached } = overview.data ?? {};
  return (
    <WorkFigures
      label="Your work in figures"
      work={{
        totalBudget,
        livesReached,
        projects: counts?.projects,
        services: counts?.services,
        rating: profile.rating,
        reviews: profile.reviews_count,
      }}
      projectsNote={stats.data && statesOf(stats.data)}
      pending={overview.isPending || stats.isPending ? <Skeleton height="1.3em" width={72} /> : undefined}
    />
  );
}

const statesOf = ({ activeProjects, completedProjects }: ProjectStats) =>
  `${activeProjects} active, ${completedProjects} completed`;
