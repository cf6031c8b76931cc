import { CommunityAdminPage } from '#features/community/circle-manager/community-admin.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Community');

export default function Page() {
  return <CommunityAdminPage />;
}
