import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { RatingText } from '#features/profiles/member-page/rating-text.tsx';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { type Fact, FactList } from '#platform/web/ui/fact-list.tsx';
import { counted, priceText } from './course-words.rules.ts';
import type { CoursePage } from './courses.contract.ts';
import { formatDuration } from './courses.rules.ts';

/** Facts about a course that help to decide. */
export function CourseFacts({ course }: { course: CoursePage }) {
  const { organization, organiser_path, rating, ratings, students, reviewed_on } = course;
  const facts: Fact[] = [
    ['Instructor', course.instructor],
    [
      'Organization',
      organiser_path ? (
        <Anchor key="organization" component={Link} to={organiser_path} inherit>
          {organization}
        </Anchor>
      ) : (
        organization
      ),
    ],
    ['Level', course.level],
    ['Duration', formatDuration(course.minutes)],
    ['Modules', course.modules > 0 ? String(course.modules) : null],
    ['Language', course.language],
    ['Price', priceText(course.price)],
    ['Rating', <RatingText key="rating" member={{ rating, reviews_count: ratings }} />],
    ['Students', students > 0 ? counted(students, 'student') : 'New'],
    reviewed_on
      ? ['Checked against its sources', formatDay(reviewed_on)]
      : ['Last changed', formatInstant(course.updated_at)],
  ];
  return <FactList facts={facts} columns />;
}
