import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const jobsErrors = defineErrors({
  JOB_QUEUE_NOT_FOUND: [404, 'There is no queue with this name.'],
  JOB_NOT_FAILED: [409, 'No failed job waits here any more. It runs again, or is done.'],
  MAIL_NOT_FAILED: [409, 'No failed mail waits here any more. It was sent again, or given up.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof jobsErrors> {}
}
