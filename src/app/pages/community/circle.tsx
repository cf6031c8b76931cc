import { CirclePage } from '#features/community/circle-page/circle.page.tsx';
import { NotFoundPage } from '#features/content/message-pages/not-found.page.tsx';
import { RequireSession } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Forum circle');

export default function Page() {
  return (
    <RequireSession>
      <CirclePage notFound={<NotFoundPage />} />
    </RequireSession>
  );
}
