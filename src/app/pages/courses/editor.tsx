import { NotFoundPage } from '#features/content/message-pages/not-found.page.tsx';
import { CourseEditorPage } from '#features/learn/course-editor/course-editor.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Your course');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <CourseEditorPage notFound={<NotFoundPage />} />
    </RequireConfirmedEmail>
  );
}
