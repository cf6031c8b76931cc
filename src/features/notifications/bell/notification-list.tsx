import { IconBell } from '@tabler/icons-react';
import type { useNotifications } from '#features/notifications/notifications/notifications.api.ts';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { NotificationItem } from './notification-item.tsx';
import type { OpenFor } from './open-for.rules.ts';

interface NotificationListProps {
  query: ReturnType<typeof useNotifications>;
  /** True where read ones are left out. */
  onlyUnread?: boolean;
  openFor: OpenFor;
  /** Called when a link was followed. */
  onLeave?: () => void;
}

/** Notifications, newest first, with their loading, error and empty state. */
export function NotificationList({ query, onlyUnread = false, openFor, onLeave }: NotificationListProps) {
  const icon = <IconBell size={24} stroke={1.5} aria-hidden />;
  return (
    <ReviewList
      what="notifications"
      query={query}
      items={query.data?.records}
      look="rows"
      height={72}
      empty={
        onlyUnread
          ? { title: 'Nothing unread', text: 'You have read all your notifications.', icon }
          : {
              title: 'No notifications yet',
              text: 'When a partner asks you, answers or mentions you, you see it here.',
              icon,
            }
      }
    >
      {(notification) => <NotificationItem notification={notification} openFor={openFor} onLeave={onLeave} />}
    </ReviewList>
  );
}
