import { Link, useSearchParams } from 'react-router';
import { MarkAllRead } from '#features/notifications/bell/mark-all-read.tsx';
import { NotificationList } from '#features/notifications/bell/notification-list.tsx';
import type { OpenFor } from '#features/notifications/bell/open-for.rules.ts';
import { useNotifications } from '#features/notifications/notifications/notifications.api.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import classes from './notifications.page.module.css';

/** /notifications: all notifications of the person. The address holds the page, and `only=unread`. */
export function NotificationsPage({ openFor }: { openFor: OpenFor }) {
  const [params] = useSearchParams();
  const onlyUnread = params.get('only') === 'unread';
  const notifications = useNotifications({
    page: pageOf(params),
    ...(onlyUnread && { only: 'unread' as const }),
  });
  const hrefOf = (page: number) =>
    `?${new URLSearchParams({ ...(onlyUnread && { only: 'unread' }), page: String(page) })}`;
  const { data } = notifications;
  return (
    <PageBody width="reading">
      <PageHeading title="Notifications" action={<MarkAllRead list={data?.records} />}>
        What happened in your organisations and collaborations. They are kept for 180 days.
      </PageHeading>
      <nav className={classes.filter} aria-label="Which notifications">
        <Link to="?" replace aria-current={onlyUnread ? undefined : 'page'}>
          All
        </Link>
        <Link to="?only=unread" replace aria-current={onlyUnread ? 'page' : undefined}>
          Unread
        </Link>
      </nav>
      <NotificationList query={notifications} onlyUnread={onlyUnread} openFor={openFor} />
      {data && <Pager pagination={data.pagination} hrefOf={hrefOf} />}
    </PageBody>
  );
}
