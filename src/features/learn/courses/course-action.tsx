import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { CourseCard } from './courses.contract.ts';
import { coursePath } from './courses.rules.ts';
import { useEnrolment } from './enrol.hook.ts';

/** The one thing to do with a course: enrol, go on, or find out how a course with a price is booked. */
export function CourseAction({ course, isOnPage }: { course: CourseCard; isOnPage?: boolean }) {
  const { slug, title, price, modules, enrolment } = course;
  const enrol = useEnrolment(course);
  if (enrolment) {
    // A webinar can be without modules: its page then shows everything.
    if (modules === 0) return isOnPage ? null : <ToPage course={course} label="Continue Learning" />;
    return (
      <Button
        component={Link}
        to={coursePath(slug, enrolment.next_module)}
        aria-label={`Continue Learning: ${title}`}
        variant={isOnPage ? 'filled' : 'default'}
      >
        Continue Learning
      </Button>
    );
  }
  if (price > 0) return isOnPage ? null : <ToPage course={course} label="See how to enrol" />;
  return (
    <Button
      onClick={enrol.start}
      loading={enrol.isPending}
      aria-label={`Enrol: ${title}`}
      variant={isOnPage ? 'filled' : 'default'}
    >
      Enrol
    </Button>
  );
}

function ToPage({ course: { slug, title }, label }: { course: CourseCard; label: string }) {
  return (
    <Button component={Link} to={coursePath(slug)} variant="default" aria-label={`${label}: ${title}`}>
      {label}
    </Button>
  );
}
