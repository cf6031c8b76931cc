import { lazy, type ReactNode, Suspense } from 'react';
import { ProfileHeader } from '#features/profiles/member-page/profile-header.tsx';
import { ProfileSkeleton } from '#features/profiles/member-page/profile-skeleton.tsx';
import { asMembersSee } from '#features/profiles/member-page/profile-visibility.rules.ts';
import { PublicViewNote } from '#features/profiles/member-page/public-view-note.tsx';
import { useProfile } from '#features/profiles/profile/profile.api.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { updateProfile } from '#features/profiles/profile/profiles.contract.ts';
import { useCodeWhenIdle } from '#platform/web/idle.ts';
import { LookOnly } from '#platform/web/role/look-only.tsx';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { useSession } from '#platform/web/session.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageSpinner } from '#platform/web/ui/page-spinner.tsx';
import { NotLoggedIn } from './not-logged-in.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { closesForm, useProfileAddress } from './profile-address.hook.ts';
import { ProfileError } from './profile-error.tsx';
import { ProfileOverview } from './profile-overview.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import { ProjectTiles } from './project-tiles.tsx';

// The overview comes first; the forms behind the other tabs weigh twice as much.
const loadEditForm = () => import('#features/profiles/profile-edit/profile-edit-form.tsx');
const ProfileEditForm = lazy(async () => ({ default: (await loadEditForm()).ProfileEditForm }));
const ProjectsTab = lazy(async () => ({
  default: (await import('#features/profiles/projects/projects-tab.tsx')).ProjectsTab,
}));
const ServicesTab = lazy(async () => ({
  default: (await import('#features/profiles/services/services-tab.tsx')).ServicesTab,
}));
const SettingsTab = lazy(async () => ({
  default: (await import('#features/profiles/settings/settings-tab.tsx')).SettingsTab,
}));

interface ProfilePageProps {
  /** Ratings from partners, in the tab Overview; collaborations provides them. */
  renderRatings: (profileId: string) => ReactNode;
  /** The section Registrations as others see it; verification provides it. */
  renderRegistrations: (slug: string) => ReactNode;
  /** Partners that fit, in the tab Overview; the marketplace provides them. */
  recommendations: ReactNode;
  /** The tab Stories: the member's own success stories. */
  stories: ReactNode;
  /** The tab Connections: the member's collaboration requests. */
  connections: ReactNode;
}

/** The signed-in member's own profile; see `useProfileAddress` for what the address selects. */
export function ProfilePage(slots: ProfilePageProps) {
  return (
    <PageBody>
      <OwnProfile {...slots} />
    </PageBody>
  );
}

function OwnProfile(slots: ProfilePageProps) {
  const { status } = useSession();
  const profile = useProfile(status === 'signed-in');
  if (status === 'signed-out') return <NotLoggedIn />;
  // The call that the HTML began may have failed already: with the session it is made again, so only that answer counts.
  if (profile.isPending || (status === 'loading' && !profile.data)) return <ProfileSkeleton />;
  if (!profile.data) return <ProfileError error={profile.error} onRetry={profile.refetch} />;
  return <LoadedProfile profile={profile.data} {...slots} />;
}

interface LoadedProfileProps extends ProfilePageProps {
  profile: Profile;
}

function LoadedProfile({
  profile,
  renderRatings,
  renderRegistrations,
  recommendations,
  stories,
  connections,
}: LoadedProfileProps) {
  const { isPublic, editedField, tab, openTab, openForm, switchView } = useProfileAddress();
  const canEdit = useMayCall()(updateProfile);
  useCodeWhenIdle(loadEditForm);
  return (
    <>
      <ProfileHeader
        profile={profile}
        readOnly={isPublic || !canEdit}
        action={
          <ProfileActions
            profile={profile}
            isPublic={isPublic}
            canEdit={canEdit}
            isEditing={editedField !== null}
            isQuiet={tab !== 'overview'}
            onEdit={openForm}
            onView={switchView}
          />
        }
      />
      {isPublic && <PublicViewNote profile={profile} />}
      {!isPublic && !canEdit && <LookOnly />}
      {/* The router moves on in a transition: a tab stays until the code of the next one is there. */}
      <Suspense fallback={<PageSpinner />}>
        <ProfileTabs
          current={tab}
          onChange={openTab}
          panels={{
            overview: (
              <OverviewTab
                profile={profile}
                ratings={renderRatings(profile.id)}
                registrations={isPublic && renderRegistrations(profile.slug)}
                recommendations={recommendations}
              />
            ),
            services: <ServicesTab readOnly={isPublic || !canEdit} />,
            projects: <ProjectsTab readOnly={isPublic || !canEdit} figures={<ProjectTiles />} />,
            ...(!isPublic && { stories, connections, settings: <SettingsTab profile={profile} /> }),
          }}
        />
      </Suspense>
    </>
  );
}

interface OverviewTabProps {
  profile: Profile;
  ratings: ReactNode;
  /** Shown in the public view. */
  registrations: ReactNode;
  /** Shown to the member only. */
  recommendations: ReactNode;
}

function OverviewTab({ profile, ratings, registrations, recommendations }: OverviewTabProps) {
  const { isPublic, editedField, closeForm } = useProfileAddress();
  const canEdit = useMayCall()(updateProfile);
  if (isPublic)
    return (
      <ProfileOverview
        profile={asMembersSee(profile)}
        readOnly
        ratings={ratings}
        registrations={registrations}
      />
    );
  if (editedField === null || !canEdit)
    return (
      <>
        <ProfileOverview profile={profile} readOnly={!canEdit} ratings={ratings} />
        {recommendations}
      </>
    );
  return <ProfileEditForm profile={profile} startAt={editedField} leaves={closesForm} onClose={closeForm} />;
}
