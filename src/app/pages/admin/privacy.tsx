import { PrivacyPage } from '#features/admin/privacy/privacy.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Privacy');

export default function Page() {
  return <PrivacyPage />;
}
