import { defineNoun } from '#platform/server/noun.ts';
import { notificationRecords } from './notification-records.service.ts';
import { notificationRemovalJob } from './notification-removal.job.ts';
import { notificationsErrors } from './notifications.errors.ts';
import { notificationsRoutes } from './notifications.routes.ts';

export const notificationsNoun = defineNoun({
  routes: notificationsRoutes,
  jobs: [notificationRemovalJob],
  records: notificationRecords,
  errors: notificationsErrors,
});
