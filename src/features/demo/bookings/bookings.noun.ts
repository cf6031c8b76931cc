import { defineNoun } from '#platform/server/noun.ts';
import { bookingsErrors } from './bookings.errors.ts';
import { demoBookingRecords } from './demo-booking-records.service.ts';
import { loadDemoBookingsDemo } from './demo-bookings.demo.ts';
import { demoBookingsRoutes } from './demo-bookings.routes.ts';
import { demoRemindersJob } from './demo-reminders.job.ts';
import { demoRemovalJob } from './demo-removal.job.ts';

export const bookingsNoun = defineNoun({
  routes: (bind, parts) => demoBookingsRoutes(bind, parts.config),
  jobs: [demoRemindersJob, demoRemovalJob],
  records: demoBookingRecords,
  errors: bookingsErrors,
  demo: { load: loadDemoBookingsDemo },
});
