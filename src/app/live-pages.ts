import { coursePages } from '#features/learn/courses/course-head.service.ts';
import { resourcePages } from '#features/learn/resource-page/resource-head.service.ts';
import { memberPages } from '#features/profiles/member-page/member-head.service.ts';
import { caseStudyPages } from '#features/stories/case-study-page/case-study-head.service.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { LivePages } from '#platform/server/pages/live-pages.ts';

/** Pages whose head the server writes from the database, in the order of the sitemap. An area that has some adds its line here. */
export const livePages = (db: Db, publicUrl: string): LivePages[] => [
  caseStudyPages(db, publicUrl),
  resourcePages(db, publicUrl),
  coursePages(db, publicUrl),
  memberPages(db, publicUrl),
];
