import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SHARED_WITH_PARTNERS } from './collaborations.api.ts';

/** Longest delay, in milliseconds, before an open workspace shows the other side's changes. */
const REFRESH_MS = 5000;

/** Forms of dialogs and workspaces that close when they are done; `data-lasting` marks one that is always there. */
const OPEN_FORM = ':is([role="dialog"], [data-workspace]) form:not([data-lasting])';

/** A refresh could move or remove the record whose form is open. */
const isEditing = () => document.querySelector(OPEN_FORM) !== null;

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
