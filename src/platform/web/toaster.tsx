import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import type { Toast } from './toast.ts';

const COLORS = { success: 'leaf', error: 'brick', info: 'ink' } as const;
const DEFAULT_DURATION_MS = 4000;

/** Adds the toast to those that `Toaster` shows. */
export function showInToaster({
  title,
  message = '',
  tone,
  duration = DEFAULT_DURATION_MS,
  id,
}: Toast): void {
  notifications.show({
    id,
    title,
    message,
    color: COLORS[tone],
    autoClose: duration,
    role: tone === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Close this message' },
  });
}

/** At most three at a time, at the bottom right (specification part 1, section 9). */
export function Toaster() {
  return <Notifications position="bottom-right" limit={3} autoClose={DEFAULT_DURATION_MS} zIndex={1000} />;
}
