import { Connections } from '#features/collaborations/web/components/connections.tsx';
import { ReceivedRatings } from '#features/collaborations/web/components/received-ratings.tsx';
import { OwnStories } from '#features/content/web/components/own-stories.tsx';
import { ProfilePage } from '#features/profiles/web/profile.page.tsx';
import { RequireConfirmedEmailOfMembers } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Your profile');

export default function Page() {
  return (
    <RequireConfirmedEmailOfMembers>
      <ProfilePage
        renderRatings={(profileId) => <ReceivedRatings profileId={profileId} />}
        stories={<OwnStories />}
        connections={<Connections />}
      />
    </RequireConfirmedEmailOfMembers>
  );
}
