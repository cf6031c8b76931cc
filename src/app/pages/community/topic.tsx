import { TopicPage } from '#features/community/topic-page/topic.page.tsx';
import { NotFoundPage } from '#features/content/message-pages/not-found.page.tsx';
import { RequireSession } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Topic');

export default function Page() {
  return (
    <RequireSession>
      <TopicPage notFound={<NotFoundPage />} />
    </RequireSession>
  );
}
