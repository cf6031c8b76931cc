import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { LoginState } from '#platform/web/guards.tsx';
import { useHistoryState } from '#platform/web/hydration.ts';
import { useSession } from '#platform/web/session.tsx';
import { hasStoredSession } from '#platform/web/tokens.ts';

/**
 * Sends who comes to a page of visitors signed in on to where they wanted to go, or to the desk. Who signs in on the page stays
 * for its notice, and who has just signed out stays, too.
 */
export function useSendMembersOn(): void {
  const { status } = useSession();
  const { from = '/' } = useHistoryState<LoginState>();
  const navigate = useNavigate();
  const isSettled = useRef(false);
  useEffect(() => {
    if (status === 'loading' || isSettled.current) return;
    isSettled.current = true;
    if (status === 'signed-in' && hasStoredSession()) void navigate(from, { replace: true });
  }, [status, from, navigate]);
}
