import { defineNoun } from '#platform/server/noun.ts';
import { overviewRoutes } from './overview.routes.ts';
import { remindersJob } from './reminders.job.ts';

export const overviewNoun = defineNoun({ routes: overviewRoutes, jobs: [remindersJob] });
