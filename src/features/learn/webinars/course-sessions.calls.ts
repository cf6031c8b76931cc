import { course } from '#platform/testing/calls/course-records.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { insertCourse } from '#platform/testing/course-samples.ts';
import { createSession, insertWebinar, sessionBody } from '#platform/testing/session-samples.ts';

const session = async (scene: Scene) => ({
  params: { id: (await createSession(scene.app, scene.owner)).id },
});

export const calls = defineCalls({
  listCourseSessions: { who: 'everybody', scope: 'learn:read', call: course },
  listNextSessions: {
    who: 'everybody',
    scope: 'learn:read',
    whole: 'one date of each course on the screen',
    call: async (scene) => ({ query: `?courses=${(await insertCourse(scene.app)).id}` }),
  },
  // Its dates are no secret, so others learn that they may not.
  createCourseSession: {
    who: [401, 403, 403, 201, 201],
    act: 'write',
    recordedOfAdmin: 'course-date-set',
    call: async (scene) => ({
      params: { slug: (await insertWebinar(scene.app, scene.owner)).slug },
      body: sessionBody(),
    }),
  },
  updateCourseSession: {
    who: [401, 403, 403, 200, 200],
    act: 'write',
    recordedOfAdmin: 'course-date-changed',
    call: async (scene) => ({ ...(await session(scene)), body: sessionBody({ minutes: 60 }) }),
  },
  cancelCourseSession: {
    who: [401, 403, 403, 200, 200],
    act: 'write',
    recordedOfAdmin: 'course-date-cancelled',
    makesNothing: 'changes a row, once; its dates are limited',
    call: async (scene) => ({ ...(await session(scene)), body: { reason: 'The trainer is ill.' } }),
  },
  setSessionRecording: {
    who: [401, 403, 403, 200, 200],
    act: 'write',
    recordedOfAdmin: 'course-recording-changed',
    makesNothing: 'changes a row',
    call: async (scene) => {
      const { params } = await session(scene);
      await scene.app.sql("update course_sessions set starts_at = now() - interval '1 hour' where id = $1", [
        params.id,
      ]);
      return { params, body: { recording_url: 'https://video.example/1' } };
    },
  },
  registerForSession: { who: 'confirmed', act: 'personal', call: session },
  leaveSession: { who: 'confirmed', act: 'personal', call: session },
  getSessionCalendar: { who: 'everybody', scope: 'learn:read', call: session },
});
