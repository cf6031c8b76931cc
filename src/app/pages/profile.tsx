import { Connections } from '#features/collaborations/web/components/connections.tsx';
import { ProfilePage } from '#features/profiles/web/profile.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Your profile');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <ProfilePage connections={<Connections />} />
    </RequireConfirmedEmail>
  );
}
