import { ModerationPage } from '#features/admin/moderation/moderation.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Moderation');

export default function Page() {
  return <ModerationPage />;
}
