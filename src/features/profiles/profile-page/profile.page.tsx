import type { ReactNode } from 'react';
import { type Location, useSearchParams } from 'react-router';
import { ProfileHeader } from '#features/profiles/member-page/profile-header.tsx';
import { ProfileSkeleton } from '#features/profiles/member-page/profile-skeleton.tsx';
import { asMembersSee } from '#features/profiles/member-page/profile-visibility.rules.ts';
import { PublicViewNote } from '#features/profiles/member-page/public-view-note.tsx';
import { useProfile } from '#features/profiles/profile/profile.api.ts';
import { ProfileEditForm } from '#features/profiles/profile-edit/profile-edit-form.tsx';
import { ProjectsTab } from '#features/profiles/projects/projects-tab.tsx';
import { ServicesTab } from '#features/profiles/services/services-tab.tsx';
import { SettingsTab } from '#features/profiles/settings/settings-tab.tsx';
import { useSession } from '#platform/web/session.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { NotLoggedIn } from './not-logged-in.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileError } from './profile-error.tsx';
import { ProfileOverview } from './profile-overview.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import { ProjectTiles } from './project-tiles.tsx';

interface ProfilePageProps {
  /** What partners said of the member, in the tab Overview: it comes from collaborations. */
  renderRatings: (profileId: string) => ReactNode;
  /** The tab Stories: the member's own success stories, which this feature does not know. */
  stories: ReactNode;
  /** The tab Connections: it shows collaboration requests, which this feature does not know. */
  connections: ReactNode;
}

/**
 * The signed-in member's own profile. The address says what is shown: `tab`, `view=public` for what other members
 * see, `edit` (a field, or 1) for the edit form in the tab Overview.
 */
export function ProfilePage(slots: ProfilePageProps) {
  return (
    <PageBody>
      <OwnProfile {...slots} />
    </PageBody>
  );
}

const closesForm = (from: Location, to: Location) =>
  from.pathname !== to.pathname || !new URLSearchParams(to.search).has('edit');

function OwnProfile({ renderRatings, stories, connections }: ProfilePageProps) {
  const { status } = useSession();
  const profile = useProfile(status === 'signed-in');
  const [params, setParams] = useSearchParams();
  const isPublic = params.get('view') === 'public';
  const edited = isPublic ? null : params.get('edit');
  const go = (to: Record<string, string>) => setParams(to, { preventScrollReset: true });
  const view: Record<string, string> = isPublic ? { view: 'public' } : {};

  if (status === 'signed-out') return <NotLoggedIn />;
  if (profile.isPending) return <ProfileSkeleton />;
  if (!profile.data) return <ProfileError error={profile.error} onRetry={profile.refetch} />;
  const ratings = renderRatings(profile.data.id);
  const shared = {
    services: <ServicesTab readOnly={isPublic} />,
    projects: <ProjectsTab readOnly={isPublic} figures={<ProjectTiles />} />,
  };
  return (
    <>
      <ProfileHeader
        profile={profile.data}
        readOnly={isPublic}
        action={
          <ProfileActions
            profile={profile.data}
            isPublic={isPublic}
            isEditing={edited !== null}
            isQuiet={(params.get('tab') ?? 'overview') !== 'overview'}
            onEdit={() => go({ edit: '1' })}
            onView={() => go(isPublic ? {} : { view: 'public' })}
          />
        }
      />
      {isPublic && <PublicViewNote profile={profile.data} />}
      <ProfileTabs
        current={edited === null ? params.get('tab') : 'overview'}
        onChange={(tab) => go({ ...view, tab })}
        panels={
          isPublic
            ? {
                overview: <ProfileOverview profile={asMembersSee(profile.data)} readOnly ratings={ratings} />,
                ...shared,
              }
            : {
                overview:
                  edited === null ? (
                    <ProfileOverview profile={profile.data} readOnly={false} ratings={ratings} />
                  ) : (
                    <ProfileEditForm
                      profile={profile.data}
                      startAt={edited}
                      leaves={closesForm}
                      // Going back leads out of the page then, not into the form that was just closed.
                      onClose={() => setParams({}, { replace: true, preventScrollReset: true })}
                    />
                  ),
                ...shared,
                stories,
                connections,
                settings: <SettingsTab profile={profile.data} />,
              }
        }
      />
    </>
  );
}
