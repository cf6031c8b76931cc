import { Anchor, Skeleton, Stack } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { CallFailure } from '#platform/contract/errors.ts';
import { ServersHead } from '#platform/web/frame/servers-head.tsx';
import { useSession } from '#platform/web/session.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import classes from './course.page.module.css';
import { CourseFacts } from './course-facts.tsx';
import { CourseRatings } from './course-ratings.tsx';
import { CourseStart } from './course-start.tsx';
import { COURSE_TYPE_LABELS, counted } from './course-words.rules.ts';
import { useCourse, useOpenCourse } from './courses.api.ts';
import type { CoursePage as Course } from './courses.contract.ts';
import { coursePath } from './courses.rules.ts';

interface CoursePageProps {
  notFound: ReactNode;
  /** For admins: takes the course out of the catalog, or puts it back. */
  renderAdminAction: (course: Course) => ReactNode;
  /** Times of a webinar or workshop. */
  renderSessions?: (course: Course) => ReactNode;
  /** For those who have completed it. */
  renderCertificate?: (course: Course) => ReactNode;
}

/** The page /learn/courses/{slug}: what visitors read of a course, and where members enrol. */
export function CoursePage({ notFound, ...slots }: CoursePageProps) {
  const { slug = '' } = useParams();
  const course = useCourse(slug);
  if (course.error instanceof CallFailure && course.error.status === 404) {
    return (
      <>
        <title>Page Not Found · Dayitva</title>
        <meta name="robots" content="noindex" />
        {notFound}
      </>
    );
  }
  return (
    <PageBody>
      <ServersHead key={slug} />
      <title>{course.data ? `${course.data.title} · Dayitva` : 'Dayitva'}</title>
      {course.isPending && (
        <Stack role="status" aria-label="Loading the course">
          <Skeleton height={40} width="70%" />
          <Skeleton height={120} radius="md" />
          <Skeleton height={240} radius="md" />
        </Stack>
      )}
      {!course.data && course.error && (
        <>
          <PageHeading title="Course" />
          <ErrorState
            title="Failed to load this course"
            error={course.error}
            onRetry={course.refetch}
            retrying={course.isRefetching}
          />
        </>
      )}
      {course.data && <Content key={slug} course={course.data} {...slots} />}
    </PageBody>
  );
}

function Content({
  course,
  renderAdminAction,
  renderSessions,
  renderCertificate,
}: Omit<CoursePageProps, 'notFound'> & { course: Course }) {
  const { user } = useSession();
  const { mutate: noteOpening } = useOpenCourse(course.slug);
  useEffect(() => noteOpening(), [noteOpening]);
  return (
    <>
      <nav aria-label="Breadcrumb" className={classes.crumbs}>
        <Anchor component={Link} to="/learn?tab=courses" inherit>
          Courses
        </Anchor>{' '}
        · {course.type === 'course' ? '' : `${COURSE_TYPE_LABELS[course.type]} · `}
        {course.category}
      </nav>
      <PageHeading title={course.title} />
      {course.is_hidden && (
        <p role="note" className={classes.note}>
          An admin took this course out of the catalog. Only its author and admins see this page.
        </p>
      )}
      <div className={classes.columns}>
        <p className={classes.about}>{course.description}</p>
        <div className={classes.rest}>
          {renderSessions?.(course)}
          {course.outline.length > 0 && <Outline course={course} />}
          {course.sources.length > 0 && (
            <section>
              <h2 className={classes.heading}>Sources</h2>
              <ul className={classes.sources}>
                {course.sources.map(({ title, url }) => (
                  <li key={url + title}>
                    <WebLink url={url}>{title}</WebLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <CourseRatings course={course} />
        </div>
        <aside className={classes.aside} aria-label="Enrolment">
          <CourseStart course={course} />
          {course.enrolment?.completed_at && renderCertificate?.(course)}
          <CourseFacts course={course} />
          {user?.is_admin && renderAdminAction(course)}
        </aside>
      </div>
    </>
  );
}

function Outline({ course: { slug, outline, enrolment } }: { course: Course }) {
  return (
    <section>
      <h2 className={classes.heading}>{counted(outline.length, 'module')}</h2>
      <ol className={classes.outline}>
        {outline.map(({ id, title, questions, is_done }, at) => (
          <li key={id}>
            {enrolment &&
              (is_done ? (
                <IconCircleCheckFilled size={20} className={classes.done} role="img" aria-label="Done:" />
              ) : (
                <IconCircle size={20} stroke={1.5} role="img" aria-label="Not done:" />
              ))}
            <div>
              {enrolment ? (
                <Anchor component={Link} to={coursePath(slug, at + 1)} inherit>
                  {title}
                </Anchor>
              ) : (
                title
              )}
              {questions > 0 && <p className={classes.soft}>Quiz with {counted(questions, 'question')}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
