import { MyCoursesPage } from '#features/learn/course-editor/my-courses.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Courses you write');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <MyCoursesPage />
    </RequireConfirmedEmail>
  );
}
