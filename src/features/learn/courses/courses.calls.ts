import { course, takenCourse } from '#platform/testing/calls/course-records.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  listCourses: { who: 'everybody', scope: 'learn:read' },
  getCourse: { who: 'everybody', scope: 'learn:read', call: course },
  openCourse: { who: 'everybody', call: course },
  enrolInCourse: { who: 'confirmed', act: 'personal', call: course },
  leaveCourse: { who: 'confirmed', act: 'personal', call: takenCourse },
  listCourseRatings: { who: 'everybody', scope: 'learn:read', call: course },
  // Only who has done a module of it.
  rateCourse: {
    who: [401, 403, 409, 200, 409],
    act: 'personal',
    call: async (scene) => ({ ...(await takenCourse(scene)), body: { stars: 4 } }),
  },
  removeCourseRating: { who: 'confirmed', act: 'personal', call: takenCourse },
});
