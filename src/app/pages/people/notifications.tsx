import { NotificationsPage } from '#features/notifications/notifications-page/notifications.page.tsx';
import { RequireSession } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';
import { useOpenFor } from '../../bell/open-for.ts';

export const meta = () => pageMeta('Notifications');

export default function Page() {
  return (
    <RequireSession>
      <NotificationsPage openFor={useOpenFor()} />
    </RequireSession>
  );
}
