import { Bell } from '#features/notifications/bell/bell.tsx';
import { useOpenFor } from './open-for.ts';

/** The bell of the header. */
export function NotificationBell() {
  return <Bell openFor={useOpenFor()} />;
}
