import { defineArea } from '#platform/server/noun.ts';
import { notificationsNoun } from './notifications/notifications.noun.ts';

export const notificationsArea = defineArea('notifications', [notificationsNoun]);
