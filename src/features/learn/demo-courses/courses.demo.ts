import { issueCertificates } from '#features/learn/certificates/certificates.service.ts';
import { CourseContent } from '#features/learn/courses/course-content.contract.ts';
import { publishCourse } from '#features/learn/courses/course-publishing.service.ts';
import { publishPlatformCourses } from '#features/learn/platform-courses/platform-courses.service.ts';
import { HOUR_MS } from '#platform/contract/durations.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { daysBefore, demoId } from '#platform/server/demo-records.ts';
import { DEMO_COURSES, DEMO_WORDS } from './demo-courses.data.ts';

interface DemoInput {
  now: Date;
  members: { key: string; id: string; isAdmin: boolean }[];
}

/** Days before today on which the courses of the platform were published. */
const PLATFORM_DAYS = 64;

/** A number below `max` that depends on the key alone. */
const drawn = (key: string, max: number) => Number.parseInt(demoId('course-draw', key).slice(-8), 16) % max;

/** Publishes the courses of the platform and of members, with learners who are at different places in them. */
export async function loadCoursesDemo(db: Db, input: DemoInput): Promise<void> {
  await publishPlatformCourses({ db, now: daysBefore(input.now, PLATFORM_DAYS, 'own-courses') });
  await loadMembersCourses(db, input);
  await loadLearners(db, input);
}

async function loadMembersCourses(db: Db, { now, members }: DemoInput): Promise<void> {
  for (const { author, days, isWaiting, content } of DEMO_COURSES) {
    const member = members.find(({ key }) => key === author);
    if (!member) throw new Error(`there is no demo member ${author}`);
    const id = demoId('course', author);
    const at = daysBefore(now, days, author);
    const whole = CourseContent.parse(content);
    await db
      .insertInto('course_proposals')
      .values({
        id,
        author_id: member.id,
        content: JSON.stringify(whole),
        status: isWaiting ? 'submitted' : 'published',
        submitted_at: at,
        decided_at: isWaiting ? null : at,
        created_at: at,
        updated_at: at,
      })
      .execute();
    if (isWaiting) continue;
    await publishCourse({ db, now: at }, { id, key: null, author_id: member.id, reviewed_on: null }, whole);
  }
}

/** About one member in four takes a course; some are done with it, and about half of those rate it. */
async function loadLearners(db: Db, { now, members }: DemoInput): Promise<void> {
  const courses = await db
    .selectFrom('courses')
    .select(['id', 'slug', 'author_id', 'price', 'module_ids', 'version', 'published_at'])
    .orderBy('slug')
    .execute();
  const learners = courses.flatMap((course) =>
    members
      .filter(({ id, isAdmin }) => course.price === 0 && !isAdmin && id !== course.author_id)
      .filter(({ key }) => drawn(`${course.slug} ${key}`, 4) === 0)
      .map(({ key, id }) => learnerOf(course, { key, id }, now)),
  );
  await db
    .insertInto('course_enrolments')
    .values(learners.map(({ enrolment }) => enrolment))
    .execute();
  await db
    .insertInto('course_progress')
    .values(learners.flatMap(({ progress }) => progress))
    .execute();
  await db
    .insertInto('course_ratings')
    .values(learners.flatMap(({ rating }) => rating))
    .execute();
  for (const { id } of courses) await issueCertificates({ db }, id);
}

interface Course {
  id: string;
  slug: string;
  module_ids: string[];
  version: number;
  published_at: string;
}

/** Builds the rows of one learner: enrolled, some modules later, perhaps done, perhaps with a rating. */
function learnerOf(course: Course, member: { key: string; id: string }, now: Date) {
  const key = `${course.slug} ${member.key}`;
  const total = course.module_ids.length;
  const done = Math.min(total, drawn(`${key} done`, total + 2));
  const published = new Date(course.published_at).getTime();
  const span = now.getTime() - published;
  const started = published + Math.floor((span * (10 + drawn(`${key} start`, 70))) / 100);
  const at = (step: number) => new Date(Math.min(started + step * 7 * HOUR_MS, now.getTime()));
  const ids = { user_id: member.id, course_id: course.id };
  const isComplete = total > 0 && done === total;
  const doneIds = course.module_ids.slice(0, done);
  const [stars = 5, words = null] = DEMO_WORDS[drawn(`${key} words`, DEMO_WORDS.length)] ?? [];
  return {
    enrolment: {
      ...ids,
      enrolled_at: at(0),
      last_opened_at: at(done),
      last_module_id: course.module_ids[Math.min(done, total - 1)] ?? null,
      completed_at: isComplete ? at(done) : null,
      completed_version: isComplete ? course.version : null,
    },
    progress: doneIds.map((module_id, step) => ({
      ...ids,
      module_id,
      read_at: at(step),
      quiz_passed_at: at(step + 1),
      done_at: at(step + 1),
      attempts: 1 + drawn(`${key} ${module_id}`, 2),
      updated_at: at(step + 1),
    })),
    rating:
      done > 0 && drawn(`${key} rates`, 2) === 0
        ? [
            {
              ...ids,
              id: demoId('course-rating', key),
              stars,
              words,
              created_at: at(done),
              updated_at: at(done),
            },
          ]
        : [],
  };
}
