import { publishOwnCourses } from '#features/learn/own-courses/own-courses.service.ts';
import type { Db } from '#platform/server/database/connect.ts';

interface DemoInput {
  now: Date;
}

/** Publishes the courses of the platform. */
export async function loadCoursesDemo(db: Db, { now }: DemoInput): Promise<void> {
  await publishOwnCourses({ db, now });
}
