import { useLocation, useNavigate } from 'react-router';
import { failureText } from '#platform/contract/errors.ts';
import type { LoginState } from '#platform/web/guards.tsx';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { useEnrol } from './courses.api.ts';

const SIGN_IN_FIRST = 'Please sign in to enrol in courses.';

/** Enrols the member in a course; sends a visitor to /login, and from there back here. */
export function useEnrolment(course: { slug: string; title: string }) {
  const { user } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const enrol = useEnrol();
  const start = () => {
    if (!user) {
      showToast({ id: 'enrol', title: 'Authentication Required', message: SIGN_IN_FIRST, tone: 'error' });
      const state: LoginState = { from: location.pathname + location.search, message: SIGN_IN_FIRST };
      void navigate('/login', { state });
      return;
    }
    enrol.mutate(course.slug, {
      onSuccess: () =>
        showToast({
          title: 'You are enrolled',
          message: `${course.title} is in your courses now.`,
          tone: 'success',
        }),
      onError: (error) =>
        showToast({ title: 'Not enrolled', message: failureText(error, 'Please try again.'), tone: 'error' }),
    });
  };
  return { start, isPending: enrol.isPending };
}
