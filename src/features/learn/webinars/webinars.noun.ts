import { defineNoun } from '#platform/server/noun.ts';
import { loadCourseSessionsDemo } from './course-sessions.demo.ts';
import { courseSessionsRoutes } from './course-sessions.routes.ts';
import { SESSIONS_MAX, WAITING_MAX } from './course-sessions.rules.ts';
import { sessionRecords } from './session-records.service.ts';
import { sessionRemindersJob } from './session-reminders.job.ts';
import { webinarsErrors } from './webinars.errors.ts';

export const webinarsNoun = defineNoun({
  routes: courseSessionsRoutes,
  jobs: [sessionRemindersJob],
  records: sessionRecords,
  limits: [
    { what: 'dates', max: SESSIONS_MAX, of: 'of a course' },
    { what: 'members', max: WAITING_MAX, of: 'on the waiting list of a date' },
  ],
  errors: webinarsErrors,
  demo: { load: loadCourseSessionsDemo },
});
