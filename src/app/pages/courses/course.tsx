import { NotFoundPage } from '#features/content/message-pages/not-found.page.tsx';
import { CourseCertificate } from '#features/learn/certificates/course-certificate.tsx';
import { HideCourseButton } from '#features/learn/course-review/hide-course-button.tsx';
import { CoursePage } from '#features/learn/courses/course.page.tsx';
import { CourseDates } from '#features/learn/webinars/course-dates.tsx';
import { ReportLink } from '#features/support/grievances/report-link.tsx';

/** The server writes the head, for it alone knows the course before any script runs; the page brings the title. */
export const meta = () => [];

export default function Page() {
  return (
    <>
      <CoursePage
        notFound={<NotFoundPage />}
        renderSessions={({ slug, type, price }) =>
          type !== 'course' && <CourseDates slug={slug} hasPrice={price > 0} />
        }
        renderCertificate={({ id }) => <CourseCertificate courseId={id} />}
        renderAdminAction={(course) => <HideCourseButton course={course} />}
      />
      <ReportLink />
    </>
  );
}
