import { Popover } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { NOTIFICATIONS_PATH } from '#features/notifications/notifications/notification-kinds.data.ts';
import { WaitingBadge } from '#platform/web/frame/waiting-badge.tsx';
import { PageSpinner } from '#platform/web/ui/page-spinner.tsx';
import classes from './bell.module.css';
import type { OpenFor } from './open-for.rules.ts';
import { useUnread } from './unread.hook.ts';

// Most pages are left without a look into it.
const NotificationPanel = lazy(() =>
  import('./notification-panel.tsx').then((module) => ({ default: module.NotificationPanel })),
);

/** As in the style sheet of the header: below, a panel would hide the page, and the bell leads to a page of its own. */
const WIDE = '(min-width: 48em)';

/** The bell of the header with the number of unread notifications, live. It opens the newest, on a phone the page of all. */
export function Bell({ openFor }: { openFor: OpenFor }) {
  const unread = useUnread();
  const isWide = useMediaQuery(WIDE);
  const [opened, { toggle, close }] = useDisclosure(false);
  const name = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
  const face = (
    <>
      <IconBell size={22} stroke={1.5} aria-hidden />
      <WaitingBadge waiting={unread} />
    </>
  );
  if (!isWide) {
    return (
      <Link className={classes.bell} to={NOTIFICATIONS_PATH} aria-label={name}>
        {face}
      </Link>
    );
  }
  return (
    <Popover
      opened={opened}
      onDismiss={close}
      position="bottom-end"
      width={400}
      shadow="md"
      trapFocus
      returnFocus
      withinPortal={false}
    >
      <Popover.Target>
        <button type="button" className={classes.bell} aria-label={name} onClick={toggle}>
          {face}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={0} className={classes.panel}>
        <Suspense fallback={<PageSpinner />}>
          <NotificationPanel openFor={openFor} onLeave={close} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
