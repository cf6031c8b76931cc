import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { useReadNotification } from '#features/notifications/notifications/notifications.api.ts';
import type { Notification } from '#features/notifications/notifications/notifications.contract.ts';
import { formatAgo } from '#platform/contract/dates.ts';
import { useSession } from '#platform/web/session.tsx';
import classes from './notification-item.module.css';
import type { OpenFor } from './open-for.rules.ts';

interface NotificationItemProps {
  notification: Notification;
  openFor: OpenFor;
  /** Called when the link was followed. */
  onLeave?: () => void;
}

/** A notification as a link to what it is about. Opened, it is read. */
export function NotificationItem({ notification, openFor, onLeave }: NotificationItemProps) {
  const { id, title, body, path, profile, created_at, read_at } = notification;
  const { user } = useSession();
  const { mutate: read } = useReadNotification();
  const isUnread = read_at === null;
  const other = profile && user && profile.id !== user.id ? profile : null;
  const markRead = () => {
    // A failure shows by itself: it stays unread.
    if (isUnread) read(id);
  };
  return (
    <Link
      to={path}
      className={classes.item}
      data-unread={isUnread || undefined}
      onAuxClick={markRead}
      onClick={(event) => {
        markRead();
        onLeave?.();
        if (!other) return;
        event.preventDefault();
        openFor(other, path);
      }}
    >
      <span className={classes.title}>
        {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
        {title}
      </span>
      {body && <span className={classes.body}>{body}</span>}
      <span className={classes.about}>
        {formatAgo(created_at, new Date())}
        {other && `, for ${other.name}`}
      </span>
    </Link>
  );
}
