import type { StarterCourse } from './own-courses.rules.ts';

/** The courses of the platform itself, the first one at the top of the catalog. */
export const OWN_COURSES: readonly StarterCourse[] = [];
