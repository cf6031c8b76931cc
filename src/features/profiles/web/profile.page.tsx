import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#platform/web/session.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { NotLoggedIn } from './components/not-logged-in.tsx';
import { ProfileError } from './components/profile-error.tsx';
import { ProfileHeader } from './components/profile-header.tsx';
import { ProfileOverview } from './components/profile-overview.tsx';
import { ProfileSkeleton } from './components/profile-skeleton.tsx';
import { ShareProfileButton } from './components/share-profile-button.tsx';
import { useProfile } from './profile.api.ts';

const TABS = ['overview', 'connections'] as const;

interface ProfilePageProps {
  /** The tab Connections: it shows collaboration requests, which this feature does not know. */
  connections: ReactNode;
}

/** The signed-in member's own profile; the tab is in the URL. */
export function ProfilePage({ connections }: ProfilePageProps) {
  return (
    <PageBody>
      <OwnProfile connections={connections} />
    </PageBody>
  );
}

function OwnProfile({ connections }: ProfilePageProps) {
  const { status } = useSession();
  const profile = useProfile(status === 'signed-in');
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'overview';

  if (status === 'signed-out') return <NotLoggedIn />;
  if (profile.isPending) return <ProfileSkeleton />;
  if (!profile.data) return <ProfileError error={profile.error} onRetry={profile.refetch} />;
  const { id, role } = profile.data;
  return (
    <>
      <ProfileHeader
        profile={profile.data}
        // An admin is not in the marketplace: a link would lead nowhere.
        action={role !== 'admin' && <ShareProfileButton path={`/marketplace?profile=${id}`} />}
      />
      <Tabs value={tab} onChange={(next) => setParams({ tab: next ?? 'overview' })} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="overview">Overview</Tabs.Tab>
          <Tabs.Tab value="connections">Connections</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="overview">
          <ProfileOverview profile={profile.data} />
        </Tabs.Panel>
        <Tabs.Panel value="connections">{connections}</Tabs.Panel>
      </Tabs>
    </>
  );
}
