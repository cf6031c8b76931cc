import { Button } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { formatInstant } from '#platform/contract/dates.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import { LongText } from '#platform/web/fields/long-text.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import classes from './course-ratings.module.css';
import { useCourseRatings } from './courses.api.ts';
import type { CoursePage } from './courses.contract.ts';

const CourseRatingDialog = lazy(() =>
  import('./course-rating-dialog.tsx').then((module) => ({ default: module.CourseRatingDialog })),
);

/** Ratings of a course, and the button to add one. */
export function CourseRatings({ course }: { course: CoursePage }) {
  const ratings = useCourseRatings(course.slug);
  const [opening, setOpening] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setOpening((now) => now + 1);
    setIsOpen(true);
  };
  if (!ratings.data?.length && !course.can_rate) return null;
  return (
    <section>
      <div className={classes.head}>
        <h2 className={classes.heading}>Ratings</h2>
        {course.can_rate && (
          <Button variant="default" onClick={open}>
            {course.own_rating ? 'Change your rating' : 'Rate this course'}
          </Button>
        )}
      </div>
      {ratings.data?.length === 0 && <p className={classes.soft}>No ratings yet.</p>}
      <ul className={classes.list}>
        {ratings.data?.map(({ id, stars, words, organization_type, created_at }) => (
          <li key={id}>
            <p className={classes.facts}>
              <IconStarFilled size={16} aria-hidden /> {stars} of 5 ·{' '}
              {ORGANIZATION_TYPE_LABELS[organization_type]} · {formatInstant(created_at)}
            </p>
            {words && <LongText text={words} />}
          </li>
        ))}
      </ul>
      {ratings.data && <ShowMore what="ratings" shown={ratings.data.length} query={ratings} />}
      {opening > 0 && (
        <Suspense>
          <CourseRatingDialog
            key={opening}
            course={course}
            opened={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
