import { defineNoun } from '#platform/server/noun.ts';
import { lateTicketsJob } from './late-tickets.job.ts';

export const ticketClockNoun = defineNoun({
  jobs: [lateTicketsJob],
});
