import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { MemberOverview } from '#features/profiles/member-page/member-overview.tsx';
import { useOverview } from '#features/profiles/profile/profile.api.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { RecentProjects } from '#features/profiles/projects/recent-projects.tsx';
import { RecentServices } from '#features/profiles/services/recent-services.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ProfileCompleteness } from './profile-completeness.tsx';
import { ProfileFigures } from './profile-figures.tsx';

interface ProfileOverviewProps {
  profile: Profile;
  /** True in the view of other members, without private fields. */
  readOnly: boolean;
  /** Ratings from partners. */
  ratings: ReactNode;
  /** The section Registrations as others see it; by default the owner's own numbers. */
  registrations?: ReactNode;
}

/** The tab Overview of the own profile: figures, latest work, and the profile's texts. */
export function ProfileOverview({ profile, readOnly, ratings, registrations }: ProfileOverviewProps) {
  return (
    <>
      {!readOnly && <ProfileCompleteness profile={profile} />}
      <MemberOverview
        profile={profile}
        readOnly={readOnly}
        figures={<ProfileFigures profile={profile} />}
        work={<RecentWork readOnly={readOnly} />}
        ratings={ratings}
        registrations={registrations}
      />
    </>
  );
}

function RecentWork({ readOnly }: { readOnly: boolean }) {
  const { data, isPending, refetch, isRefetching } = useOverview();
  if (isPending) {
    return (
      <Stack role="status" aria-label="Loading recent work">
        <Skeleton height={28} width={160} />
        <Skeleton height={180} radius="md" />
        <Skeleton height={180} radius="md" />
      </Stack>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title="Failed to load overview data. Please try again."
        onRetry={refetch}
        retrying={isRefetching}
      />
    );
  }
  return (
    <>
      <section>
        <h2>Recent projects</h2>
        <RecentProjects projects={data.recentProjects} readOnly={readOnly} />
      </section>
      <section>
        <h2>Recent services</h2>
        <RecentServices services={data.recentServices} readOnly={readOnly} />
      </section>
    </>
  );
}
