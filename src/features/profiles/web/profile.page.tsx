import type { ReactNode } from 'react';
import { type Location, useSearchParams } from 'react-router';
import { asMembersSee } from '#features/profiles/member-page.contract.ts';
import { useSession } from '#platform/web/session.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { NotLoggedIn } from './components/not-logged-in.tsx';
import { ProfileActions } from './components/profile-actions.tsx';
import { ProfileEditForm } from './components/profile-edit-form.tsx';
import { ProfileError } from './components/profile-error.tsx';
import { ProfileHeader } from './components/profile-header.tsx';
import { ProfileOverview } from './components/profile-overview.tsx';
import { ProfileSkeleton } from './components/profile-skeleton.tsx';
import { ProfileTabs } from './components/profile-tabs.tsx';
import { ProjectsTab } from './components/projects-tab.tsx';
import { PublicViewNote } from './components/public-view-note.tsx';
import { ServicesTab } from './components/services-tab.tsx';
import { SettingsTab } from './components/settings-tab.tsx';
import { useProfile } from './profile.api.ts';

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
    projects: <ProjectsTab readOnly={isPublic} />,
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
