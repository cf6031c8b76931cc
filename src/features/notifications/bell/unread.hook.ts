import { useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NOTIFICATIONS } from '#features/notifications/notifications/notifications.api.ts';
import { watchNotifications } from '#features/notifications/notifications/notifications.contract.ts';
import { useLive } from '#platform/web/live/live.ts';

/** No input: the same object each time. */
const NOTHING = {};

/**
 * The number of unread notifications, live; 0 until it is known. Lists on the screen are read again when it changes. Only a page
 * that is looked at listens: with HTTP/1.1 a browser has six connections for all its tabs.
 */
export function useUnread(): number {
  const client = useQueryClient();
  const [unread, setUnread] = useState(0);
  const isSeen = useDocumentVisibility() === 'visible';
  useLive(
    watchNotifications,
    NOTHING,
    (event) => {
      setUnread(event.unread);
      void client.invalidateQueries({ queryKey: NOTIFICATIONS });
    },
    { enabled: isSeen },
  );
  return unread;
}
