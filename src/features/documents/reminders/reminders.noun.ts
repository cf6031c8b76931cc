import { defineNoun } from '#platform/server/noun.ts';
import { documentRemindersJob } from './document-reminders.job.ts';

export const remindersNoun = defineNoun({
  jobs: [documentRemindersJob],
});
