import { defineNoun } from '#platform/server/noun.ts';
import { activityRemovalJob } from './activity-events.job.ts';
import { activityRecords } from './activity-records.service.ts';

export const eventsNoun = defineNoun({
  jobs: [activityRemovalJob],
  records: activityRecords,
});
