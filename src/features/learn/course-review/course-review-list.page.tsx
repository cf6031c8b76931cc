import { Anchor } from '@mantine/core';
import { IconEyeOff, IconSchool } from '@tabler/icons-react';
import { Link } from 'react-router';
import { reviewPath } from '#features/learn/course-proposals/course-proposals.rules.ts';
import { COURSE_TYPE_LABELS } from '#features/learn/courses/course-words.rules.ts';
import { coursePath } from '#features/learn/courses/courses.rules.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { useHiddenCourses, useWaitingProposals } from './course-review.api.ts';
import classes from './course-review.module.css';
import { HideCourseButton } from './hide-course-button.tsx';

/** The page /admin/courses: courses that wait for a decision, and those that are hidden. */
export function CourseReviewListPage() {
  const waiting = useWaitingProposals();
  const hidden = useHiddenCourses();
  return (
    <PageBody width="reading">
      <PageHeading title="Courses">
        Members propose courses. A course is in the catalog when you publish it.
      </PageHeading>
      <ReviewList
        what="courses"
        query={waiting}
        items={waiting.data}
        heading="Waiting for a decision"
        height={96}
        empty={{
          title: 'No courses are waiting',
          text: 'New courses and changes from members appear here.',
          icon: <IconSchool size={24} stroke={1.5} aria-hidden />,
        }}
        footer={waiting.data && <ShowMore what="courses" shown={waiting.data.length} query={waiting} />}
      >
        {({ id, title, type, author_name, slug, submitted_at }) => (
          <article className={classes.course}>
            <h3 className={classes.title}>
              <Anchor component={Link} to={reviewPath(id)} inherit>
                {title}
              </Anchor>
            </h3>
            <p className={classes.facts}>
              {slug ? 'Change of a published course' : COURSE_TYPE_LABELS[type]} · {author_name}
              {submitted_at && ` · Sent on ${formatInstant(submitted_at)}`}
            </p>
          </article>
        )}
      </ReviewList>
      {hidden.data && hidden.data.length > 0 && (
        <ReviewList
          what="hidden courses"
          query={hidden}
          items={hidden.data}
          heading="Not in the catalog"
          height={96}
          empty={{
            title: 'No hidden courses',
            text: '',
            icon: <IconEyeOff size={24} stroke={1.5} aria-hidden />,
          }}
          footer={<ShowMore what="hidden courses" shown={hidden.data.length} query={hidden} />}
        >
          {(course) => (
            <article className={classes.course}>
              <h3 className={classes.title}>
                <Anchor component={Link} to={coursePath(course.slug)} inherit>
                  {course.title}
                </Anchor>
              </h3>
              <p className={classes.facts}>{course.organization}</p>
              <HideCourseButton course={{ ...course, is_hidden: true }} />
            </article>
          )}
        </ReviewList>
      )}
    </PageBody>
  );
}
