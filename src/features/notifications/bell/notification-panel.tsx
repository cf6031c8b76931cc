import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { NOTIFICATIONS_PATH } from '#features/notifications/notifications/notification-kinds.data.ts';
import { useNotifications } from '#features/notifications/notifications/notifications.api.ts';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotificationList } from './notification-list.tsx';
import classes from './notification-panel.module.css';
import type { OpenFor } from './open-for.rules.ts';

interface NotificationPanelProps {
  openFor: OpenFor;
  /** Called when a link was followed. */
  onLeave: () => void;
}

/** The newest notifications, below the bell. */
export function NotificationPanel({ openFor, onLeave }: NotificationPanelProps) {
  const notifications = useNotifications();
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>Notifications</h2>
        <MarkAllRead list={notifications.data?.records} />
      </div>
      <div className={classes.body}>
        <NotificationList query={notifications} openFor={openFor} onLeave={onLeave} />
      </div>
      <p className={classes.foot}>
        <Anchor component={Link} to={NOTIFICATIONS_PATH} onClick={onLeave} inherit>
          All notifications
        </Anchor>
        <Anchor component={Link} to="/profile?tab=settings" onClick={onLeave} inherit>
          Choose your emails
        </Anchor>
      </p>
    </>
  );
}
