import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './course-sessions.contract.ts';
import * as sessions from './course-sessions.service.ts';
import { getSessionCalendar } from './session-calendar.service.ts';
import { leaveSession, registerForSession } from './session-places.service.ts';

export function courseSessionsRoutes(bind: Bind): void {
  bind(contract.listCourseSessions, (ctx, { params }) => sessions.listCourseSessions(ctx, params.slug));
  bind(contract.listNextSessions, (ctx, { query }) => sessions.listNextSessions(ctx, query.courses));
  bind(
    contract.createCourseSession,
    (ctx, { params, body }) => sessions.createCourseSession(ctx, params.slug, body),
    { stores: { what: 'dates of courses', perDay: 50 } },
  );
  bind(
    contract.updateCourseSession,
    (ctx, { params, body }) => sessions.updateCourseSession(ctx, params.id, body),
    { stores: { what: 'changes of dates', perDay: 100 } },
  );
  bind(contract.cancelCourseSession, (ctx, { params, body }) =>
    sessions.cancelCourseSession(ctx, params.id, body.reason),
  );
  bind(contract.setSessionRecording, (ctx, { params, body }) =>
    sessions.setSessionRecording(ctx, params.id, body.recording_url),
  );
  bind(contract.registerForSession, (ctx, { params }) => registerForSession(ctx, params.id), {
    stores: { what: 'registrations for dates', perDay: 100 },
  });
  bind(contract.leaveSession, (ctx, { params }) => leaveSession(ctx, params.id));
  bind(contract.getSessionCalendar, (ctx, { params }) => getSessionCalendar(ctx, params.id));
}
