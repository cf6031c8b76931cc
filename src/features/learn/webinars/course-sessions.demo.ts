import { sql } from 'kysely';
import type { CourseContent } from '#features/learn/courses/course-content.contract.ts';
import { publishCourse } from '#features/learn/courses/course-publishing.service.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { daysBefore, demoId } from '#platform/server/demo-records.ts';

interface DemoInput {
  now: Date;
  members: { key: string; id: string }[];
}

const COMMON: Pick<CourseContent, 'level' | 'language' | 'price' | 'modules' | 'sources'> = {
  level: 'Beginner',
  language: 'English',
  price: 0,
  modules: [],
  sources: [],
};

/** A webinar and a workshop of demo members. */
const COURSES: { author: string; content: CourseContent }[] = [
  {
    author: 'thirdsky',
    content: {
      ...COMMON,
      type: 'webinar',
      title: 'What a baseline of 120 villages taught us',
      category: 'Monitoring and Evaluation',
      instructor: 'Prakriti Soman',
      organization: 'Third Sky Evaluation Studio',
      minutes: 75,
      description:
        'How we drew the sample, which questions failed in the first week, and what the company did with the figures. Half of the time is for your questions.',
    },
  },
  {
    author: 'aksharvan',
    content: {
      ...COMMON,
      type: 'workshop',
      title: 'A reading room in your school: plan it in an afternoon',
      category: 'Programme Design',
      instructor: 'Vaishali Deshmukh-Pawar',
      organization: 'Aksharvan Learning Trust',
      minutes: 180,
      description:
        'Bring the plan of your school. You leave with a list of books, a budget for the first year and a timetable for volunteers.',
    },
  },
];

/** Half past four in the afternoon in India, some days from now. */
function afternoon(now: Date, days: number): Date {
  const day = new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T11:00:00Z`);
}

/** Dates of each demo webinar and workshop: days from now, places, and how many members ask for one. */
const DATES = [
  { days: -20, places: 60, asking: 18, recording: 'https://video.example/recording' },
  { days: 6, places: 40, asking: 15, recording: null },
  { days: 27, places: 8, asking: 12, recording: null },
];

/** Publishes a webinar and a workshop, and sets dates for all there are, some full with a waiting list. */
export async function loadCourseSessionsDemo(db: Db, { now, members }: DemoInput): Promise<void> {
  for (const { author, content } of COURSES) {
    const member = members.find(({ key }) => key === author);
    if (!member) throw new Error(`there is no demo member ${author}`);
    const course = {
      id: demoId('course', content.title),
      key: null,
      author_id: member.id,
      reviewed_on: null,
    };
    await publishCourse({ db, now: daysBefore(now, 32, author) }, course, content);
  }
  const courses = await db
    .selectFrom('courses')
    .select(['id', 'slug', 'type', 'author_id'])
    .where('type', '<>', 'course')
    .orderBy('slug')
    .execute();
  const created_at = daysBefore(now, 30, 'course dates');
  const dates = courses.flatMap(({ id, slug, type, author_id }) =>
    DATES.map(({ days, places, asking, recording }, at) => ({
      asking: members.filter((member) => member.id !== author_id).slice(0, asking),
      row: {
        id: demoId('course session', `${slug} ${at}`),
        course_id: id,
        starts_at: afternoon(now, days),
        minutes: type === 'workshop' ? 180 : 75,
        places,
        venue: type === 'workshop' ? 'YMCA Hall, Pune' : null,
        join_url: type === 'workshop' ? null : 'https://meet.example/dayitva',
        recording_url: type === 'workshop' ? null : recording,
        created_at,
        updated_at: created_at,
      },
    })),
  );
  if (dates.length === 0) return;
  await db
    .insertInto('course_sessions')
    .values(dates.map(({ row }) => row))
    .execute();
  const registrations = dates.flatMap(({ row, asking }) =>
    asking.map(({ id }, at) => ({
      id: demoId('course session registration', `${row.id} ${String(at).padStart(3, '0')}`),
      session_id: row.id,
      user_id: id,
      is_waiting: at >= row.places,
      created_at,
    })),
  );
  await db.insertInto('course_session_registrations').values(registrations).execute();
  // Past dates remind nobody.
  await sql`update course_session_registrations set reminded_before = 1
    where session_id in (select id from course_sessions where starts_at < ${now})`.execute(db);
}
