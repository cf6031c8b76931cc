import '@mantine/notifications/styles.layer.css';
import { Button } from '@mantine/core';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { type Toast, UNDO } from './toast.ts';
import classes from './toaster.module.css';

const COLORS = { success: 'leaf', error: 'brick', info: 'ink' } as const;
const DEFAULT_DURATION_MS = 4000;
const STAYS = 'data-stays';

/** The latest toast of each id. */
const named = new Map<string, { shown: string; words: string }>();

function isOpen(shown: string): boolean {
  const { notifications: visible, queue } = notificationsStore.getState();
  return [...visible, ...queue].some(({ id }) => id === shown);
}

/** Adds the toast to those that `Toaster` shows. It replaces one with the same id and other words. */
export function showInToaster({
  title,
  message = '',
  tone,
  duration = DEFAULT_DURATION_MS,
  id,
  action,
}: Toast): void {
  const words = `${title}\n${message}`;
  const before = id === undefined ? undefined : named.get(id);
  if (before && isOpen(before.shown)) {
    if (before.words === words) return;
    notifications.hide(before.shown);
  }
  const shown = notifications.show({
    title,
    message: action ? <MessageWithAction message={message} action={action} onDone={() => hide()} /> : message,
    color: COLORS[tone],
    autoClose: duration,
    role: tone === 'error' ? 'alert' : 'status',
    [STAYS]: tone === 'error' || action?.label === UNDO,
    closeButtonProps: { 'aria-label': 'Close this message' },
  });
  const hide = () => notifications.hide(shown);
  if (id !== undefined) named.set(id, { shown, words });
}

/** Hides the toast with this id, shown or waiting. */
export function hideInToaster(id: string): void {
  const toast = named.get(id);
  if (toast) notifications.hide(toast.shown);
}

/** Hides the toasts, shown or waiting, that neither tell of an error nor offer to undo. */
export function clearNotices(): void {
  notifications.updateState(notificationsStore, (all) => all.filter((toast) => toast[STAYS]));
}

interface MessageWithActionProps {
  message: string;
  action: NonNullable<Toast['action']>;
  onDone: () => void;
}

function MessageWithAction({ message, action, onDone }: MessageWithActionProps) {
  const runOnce = () => {
    onDone();
    action.run();
  };
  return (
    <div className={classes.row}>
      <div>{message}</div>
      <Button variant="default" size="xs" className={classes.action} onClick={runOnce}>
        {action.label}
      </Button>
    </div>
  );
}

/** At most three at a time, at the bottom right (specification part 1, section 9); on a phone below the header. */
export function Toaster() {
  return (
    <Notifications
      position="bottom-right"
      className={classes.toasts}
      limit={3}
      autoClose={DEFAULT_DURATION_MS}
      zIndex={1000}
    />
  );
}
