import { Button } from '@mantine/core';
import { useReadNotifications } from '#features/notifications/notifications/notifications.api.ts';
import type { Notification } from '#features/notifications/notifications/notifications.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';

/** Marks all as read, up to the newest of the list: what arrives meanwhile stays unread. */
export function MarkAllRead({ list }: { list: Notification[] | undefined }) {
  const read = useReadNotifications();
  const [newest] = list ?? [];
  if (!newest) return null;
  const mark = () => {
    if (read.isPending) return;
    read.mutate(newest.id, {
      onSuccess: () => showToast({ title: 'Marked as read', message: 'All of them.', tone: 'success' }),
      onError: (error) =>
        showToast({
          title: 'Not marked as read',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  };
  return (
    // Not disabled while it saves: the focus would be lost.
    <Button variant="default" size="compact-sm" onClick={mark} aria-disabled={read.isPending || undefined}>
      Mark all as read
    </Button>
  );
}
