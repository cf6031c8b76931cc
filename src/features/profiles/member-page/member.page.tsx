import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { memberPath } from '#features/profiles/profile/profile-paths.rules.ts';
import { ProjectCard } from '#features/profiles/projects/project-card.tsx';
import { ServiceCard } from '#features/profiles/services/service-card.tsx';
import { CallFailure } from '#platform/contract/errors.ts';
import { ServersHead } from '#platform/web/frame/servers-head.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { useMember, useMemberProjects, useMemberServices } from './member.api.ts';
import { MemberActions } from './member-actions.tsx';
import { MemberOverview } from './member-overview.tsx';
import type { MemberProfile } from './member-page.contract.ts';
import { MemberPageNote } from './member-page-note.tsx';
import { MemberRecords } from './member-records.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import type { RenderRequestDialog } from './request-dialog-slot.tsx';
import { WorkFigures } from './work-figures.tsx';

interface MemberPageProps {
  /** Ratings from partners; collaborations provides them. */
  renderRatings: (profileId: string) => ReactNode;
  /** The section Registrations; verification provides it. */
  renderRegistrations: (slug: string) => ReactNode;
  /** Success stories; stories provides them. */
  renderStories: (slug: string) => ReactNode;
  renderRequestDialog?: RenderRequestDialog;
  /** Content for an unknown address, and for a visitor if the page is not public. */
  notFound: ReactNode;
}

/** The page /members/{slug}; visitors see it if the member has made it public. */
export function MemberPage({ notFound, ...slots }: MemberPageProps) {
  const { slug = '' } = useParams();
  const member = useMember(slug);
  if (member.data && member.data.slug !== slug) return <Navigate to={memberPath(member.data.slug)} replace />;
  if (member.error instanceof CallFailure && member.error.status === 404) {
    return (
      <>
        <title>Page Not Found · Dayitva</title>
        <meta name="robots" content="noindex" />
        {notFound}
      </>
    );
  }
  const name = member.data && memberName(member.data);
  return (
    <PageBody>
      <ServersHead key={slug} />
      <title>{name ? `${name} · Dayitva` : 'Dayitva'}</title>
      {member.data && <Member profile={member.data} {...slots} />}
      {member.isPending && <ProfileSkeleton title="This page" />}
      {!member.data && member.error && (
        <>
          <PageHeading title="Member page" />
          <ErrorState
            title="Failed to load this page"
            error={member.error}
            onRetry={member.refetch}
            retrying={member.isRefetching}
          />
        </>
      )}
    </PageBody>
  );
}

function Member({
  profile,
  renderRatings,
  renderRegistrations,
  renderStories,
  renderRequestDialog,
}: Omit<MemberPageProps, 'notFound'> & { profile: MemberProfile }) {
  return (
    <>
      <ProfileHeader
        profile={profile}
        readOnly
        action={<MemberActions profile={profile} renderRequestDialog={renderRequestDialog} />}
      />
      <MemberPageNote profile={profile} />
      <MemberOverview
        profile={profile}
        readOnly
        figures={
          <WorkFigures
            label="Work in figures"
            work={{
              totalBudget: profile.total_investment,
              livesReached: profile.lives_reached,
              projects: profile.projects_count,
              services: profile.services_count,
              rating: profile.rating,
              reviews: profile.reviews_count,
            }}
          />
        }
        registrations={renderRegistrations(profile.slug)}
        work={
          <>
            <Work slug={profile.slug} />
            {renderStories(profile.slug)}
          </>
        }
        ratings={renderRatings(profile.id)}
      />
    </>
  );
}

function Work({ slug }: { slug: string }) {
  const projects = useMemberProjects(slug);
  const services = useMemberServices(slug);
  return (
    <>
      <MemberRecords title="Projects" query={projects} render={(one) => <ProjectCard project={one} />} />
      <MemberRecords title="Services" query={services} render={(one) => <ServiceCard service={one} />} />
    </>
  );
}
