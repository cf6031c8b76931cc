import { NotFoundPage } from '#features/content/message-pages/not-found.page.tsx';
import { CoursePlayerPage } from '#features/learn/course-player/course-player.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Course');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <CoursePlayerPage notFound={<NotFoundPage />} />
    </RequireConfirmedEmail>
  );
}
