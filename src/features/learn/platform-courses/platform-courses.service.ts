import { CourseContent } from '#features/learn/courses/course-content.contract.ts';
import { publishCourse } from '#features/learn/courses/course-publishing.service.ts';
import { findPlatformCourse } from '#features/learn/courses/courses.repository.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import { PLATFORM_COURSES } from './platform-courses.data.ts';
import type { StarterCourse } from './platform-courses.rules.ts';

/** The name that members cannot take, which says whose courses these are. */
const PLATFORM_NAME = 'Dayitva';

/** Returns the course in the form of all courses. @throws ZodError for one that no member could publish either. */
const contentOf = ({ key: _key, reviewed_on: _day, ...course }: StarterCourse): CourseContent => {
  // The name is refused to members only.
  const { instructor, organization, ...content } = CourseContent.parse({
    ...course,
    instructor: 'Editor',
    organization: 'Editor',
  });
  return { ...content, instructor: PLATFORM_NAME, organization: PLATFORM_NAME };
};

/**
 * Publishes the platform's courses, each found by its key. Can run again: a course whose words have not changed
 * stays as it is, a changed one becomes a new version of the same course. Call inside a transaction.
 * @returns how many courses are new or changed.
 */
export async function publishPlatformCourses(
  ctx: Pick<Context, 'db' | 'now'>,
  courses: readonly StarterCourse[] = PLATFORM_COURSES,
): Promise<number> {
  const { db, now } = ctx;
  let changed = 0;
  for (const [at, course] of courses.entries()) {
    const known = await findPlatformCourse(db, course.key);
    // The catalog shows the newest first.
    const before = new Date(now.getTime() - at * 1000);
    const { key, reviewed_on } = course;
    const published = { id: known?.id ?? newId(), key, author_id: null, reviewed_on };
    if (await publishCourse({ db, now: before }, published, contentOf(course))) changed += 1;
  }
  return changed;
}
