import { CommunityPage } from '#features/community/circles/community.page.tsx';
import { RequireSession } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Community');

export default function Page() {
  return (
    <RequireSession>
      <CommunityPage />
    </RequireSession>
  );
}
