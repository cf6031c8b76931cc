import { Anchor, Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { SearchField } from '#platform/web/fields/search-field.tsx';
import { currentParams, useQueryParams } from '#platform/web/hydration.ts';
import { useSession } from '#platform/web/session.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { CourseCard } from './course-card.tsx';
import classes from './course-catalog.module.css';
import { type CourseChoice, useCourses } from './courses.api.ts';
import { COURSE_FILTERS, COURSE_SEARCH_MAX, type CourseCard as Course } from './courses.contract.ts';

const ALL: CourseChoice = { search: '', type: 'all', shown: 'all' };

const TYPES = [
  { value: 'all', label: 'All' },
  { value: 'course', label: 'Courses' },
  { value: 'webinar', label: 'Webinars' },
  { value: 'workshop', label: 'Workshops' },
];

const SHOWN = [
  { value: 'all', label: 'All courses' },
  { value: 'enrolled', label: 'My courses' },
];

/** Reads the choice from the address, which anybody may have typed. */
const readChoice = (params: URLSearchParams, isMember: boolean): CourseChoice => ({
  search: (params.get('search') ?? '').slice(0, COURSE_SEARCH_MAX),
  type: COURSE_FILTERS.find((type) => type === params.get('type')) ?? 'all',
  shown: isMember && params.get('shown') === 'enrolled' ? 'enrolled' : 'all',
});

interface CourseCatalogProps {
  /** Page of the courses that a member writes. */
  ownPath: string;
  /** Page on which certificates are checked, and which lists the member's own. */
  certificatesPath: string;
  /** The next date of a webinar or workshop, for its card. */
  renderDate: (course: Course) => ReactNode;
}

/** The tab "Courses": search, filters and the cards. The address keeps what is chosen. */
export function CourseCatalog({ ownPath, certificatesPath, renderDate }: CourseCatalogProps) {
  const { user } = useSession();
  const params = useQueryParams();
  const navigate = useNavigate();
  const choice = readChoice(params, user !== null);
  const courses = useCourses(choice);
  const choose = (changes: Partial<CourseChoice>) => {
    const next = currentParams();
    next.set('tab', 'courses');
    for (const [name, value] of Object.entries({ ...readChoice(next, user !== null), ...changes })) {
      if (value && value !== 'all') next.set(name, value);
      else next.delete(name);
    }
    void navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <search className={classes.filters}>
        <SearchField
          label="Search courses"
          description="By title, subject, instructor or organisation"
          maxLength={COURSE_SEARCH_MAX}
          value={choice.search}
          onChange={(search) => choose({ search })}
        />
        <SegmentedControl
          aria-label="Type of course"
          data={TYPES}
          value={choice.type}
          onChange={(type) => choose({ type: type as CourseChoice['type'] })}
        />
        {user && (
          <SegmentedControl
            aria-label="Which courses"
            data={SHOWN}
            value={choice.shown}
            onChange={(shown) => choose({ shown: shown as CourseChoice['shown'] })}
          />
        )}
      </search>
      {courses.isPending && (
        <div className={classes.grid} role="status" aria-label="Loading courses">
          <Skeleton height={300} radius="md" />
          <Skeleton height={300} radius="md" />
          <Skeleton height={300} radius="md" />
        </div>
      )}
      {courses.isError && !courses.data && (
        <ErrorState
          title="The courses could not be loaded"
          error={courses.error}
          onRetry={courses.refetch}
          retrying={courses.isRefetching}
        />
      )}
      {courses.data?.length === 0 && <NoCourses choice={choice} onClear={() => choose(ALL)} />}
      {courses.data && courses.data.length > 0 && (
        <>
          <ul
            className={classes.grid}
            aria-label="Courses"
            aria-busy={courses.isPlaceholderData || undefined}
          >
            {courses.data.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} renderDate={renderDate} />
              </li>
            ))}
          </ul>
          <ShowMore what="courses" shown={courses.data.length} query={courses} />
        </>
      )}
      <p className={classes.propose}>
        Do you teach what you know?{' '}
        <Anchor component={Link} to={ownPath} inherit>
          Propose a course
        </Anchor>{' '}
        ·{' '}
        <Anchor component={Link} to={certificatesPath} inherit>
          {user ? 'Your certificates' : 'Check a certificate'}
        </Anchor>
      </p>
    </>
  );
}

function NoCourses({ choice, onClear }: { choice: CourseChoice; onClear: () => void }) {
  const icon = <IconSchool size={24} stroke={1.5} aria-hidden />;
  const isWhole = choice.search === '' && choice.type === 'all' && choice.shown === 'all';
  if (isWhole) {
    return (
      <EmptyState title="No courses found" icon={icon}>
        Courses appear here as soon as the first one is published.
      </EmptyState>
    );
  }
  const isFirst = choice.shown === 'enrolled' && choice.search === '' && choice.type === 'all';
  return (
    <EmptyState
      title="No courses found"
      icon={icon}
      action={
        <Button variant="default" onClick={onClear}>
          Show all courses
        </Button>
      }
    >
      {isFirst ? 'You are not enrolled in a course yet.' : 'Try another word or filter.'}
    </EmptyState>
  );
}
