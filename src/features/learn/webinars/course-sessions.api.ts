import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Route, RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import { useSession } from '#platform/web/session.tsx';
import {
  cancelCourseSession,
  createCourseSession,
  getSessionCalendar,
  leaveSession,
  listCourseSessions,
  listNextSessions,
  type NextSession,
  registerForSession,
  setSessionRecording,
  updateCourseSession,
} from './course-sessions.contract.ts';

const COURSE_SESSIONS = ['course-sessions'] as const;

/** Loads the dates of a course; links in them depend on the reader. */
export function useCourseSessions(slug: string) {
  const { user, status } = useSession();
  return useQuery({
    queryKey: [...COURSE_SESSIONS, user?.id ?? 'visitor', slug],
    queryFn: () => call(listCourseSessions, { params: { slug } }),
    enabled: status !== 'loading',
  });
}

/** The cards of a page ask at the same moment: one call answers them all. */
let batch: { ids: Set<string>; answer: Promise<NextSession[]> } | null = null;

function nextSessionOf(courseId: string): Promise<NextSession | null> {
  if (!batch) {
    const ids = new Set<string>();
    const answer = new Promise((resolve) => setTimeout(resolve)).then(() => {
      batch = null;
      return call(listNextSessions, { query: { courses: [...ids].join(',') } });
    });
    batch = { ids, answer };
  }
  batch.ids.add(courseId);
  return batch.answer.then((sessions) => sessions.find(({ course_id }) => course_id === courseId) ?? null);
}

/** Loads the next date of a course; null if it has none. */
export function useNextSession(courseId: string) {
  return useQuery({
    queryKey: [...COURSE_SESSIONS, 'next', courseId],
    queryFn: () => nextSessionOf(courseId),
  });
}

/** Makes a change and loads the dates again, also after a failure: others may have changed them. */
function useChange<R extends Route>(route: R) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Partial<RouteInput<R>>) => call(route, input),
    onSettled: () => client.invalidateQueries({ queryKey: COURSE_SESSIONS }),
  });
}

export const useRegisterForSession = () => useChange(registerForSession);
export const useLeaveSession = () => useChange(leaveSession);
export const useCreateCourseSession = () => useChange(createCourseSession);
export const useUpdateCourseSession = () => useChange(updateCourseSession);
export const useCancelCourseSession = () => useChange(cancelCourseSession);
export const useSetSessionRecording = () => useChange(setSessionRecording);

/** Downloads the calendar file of a date and lets the browser save it. */
export function useSessionCalendar() {
  return useMutation({
    mutationFn: async ({ id, name }: { id: string; name: string }) =>
      saveBlob(await call(getSessionCalendar, { params: { id } }), `${name}.ics`),
  });
}
