import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { RatingText } from '#features/profiles/member-page/rating-text.tsx';
import { CourseAction } from './course-action.tsx';
import classes from './course-card.module.css';
import { CourseProgress } from './course-progress.tsx';
import { COURSE_TYPE_LABELS, counted, priceText } from './course-words.rules.ts';
import type { CourseCard as Course } from './courses.contract.ts';
import { coursePath, formatDuration } from './courses.rules.ts';

interface CourseCardProps {
  course: Course;
  /** The next date of a webinar or workshop. */
  renderDate: (course: Course) => ReactNode;
}

/** One course of the catalog. */
export function CourseCard({ course, renderDate }: CourseCardProps) {
  const titleId = useId();
  const { slug, type, title, category, description, level, minutes, modules, price } = course;
  const { instructor, organization, rating, ratings, students, enrolment } = course;
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <p className={classes.kind}>
        {COURSE_TYPE_LABELS[type]} · {category}
      </p>
      <h3 className={classes.title} id={titleId}>
        <Link to={coursePath(slug)}>{title}</Link>
      </h3>
      <p className={classes.by}>
        {instructor === organization ? organization : `${instructor}, ${organization}`}
      </p>
      <p className={classes.about}>{description}</p>
      <p className={classes.facts}>
        {[level, formatDuration(minutes), modules > 0 && counted(modules, 'module')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={classes.facts}>
        <RatingText member={{ rating, reviews_count: ratings }} />
        {students > 0 && ` · ${counted(students, 'student')}`}
      </p>
      {type !== 'course' && renderDate(course)}
      <div className={classes.foot}>
        {enrolment?.completed_at && <p className={classes.done}>Completed</p>}
        {enrolment && !enrolment.completed_at && modules > 0 && (
          <CourseProgress done={enrolment.done} total={modules} />
        )}
        <div className={classes.action}>
          <span className={classes.price}>{priceText(price)}</span>
          <CourseAction course={course} />
        </div>
      </div>
    </article>
  );
}
