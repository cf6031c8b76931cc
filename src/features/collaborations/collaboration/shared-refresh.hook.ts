import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SHARED_WITH_PARTNERS } from './collaborations.api.ts';

/** Longest delay, in milliseconds, before an open workspace shows the other side's changes. */
const REFRESH_MS = 5000;

/** A refresh could move or remove the record whose form is open. */
const isEditing = () => document.querySelector('[role="dialog"] form') !== null;

/**
 * Reads everything on the page that partners share again every few seconds, at most five calls. Pauses while the tab is
 * hidden, while a change is being saved, and while a form of the workspace is open.
 */
export function useSharedRefresh(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      if (document.hidden || client.isMutating() > 0 || isEditing()) return;
      void client.refetchQueries(
        { type: 'active', predicate: ({ meta }) => meta === SHARED_WITH_PARTNERS.meta },
        { cancelRefetch: false },
      );
    };
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [client]);
}
