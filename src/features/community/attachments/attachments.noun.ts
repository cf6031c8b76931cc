import { defineNoun } from '#platform/server/noun.ts';
import { attachmentsErrors } from './attachments.errors.ts';
import { attachmentsRoutes } from './attachments.routes.ts';
import { forgottenAttachmentsRemovalJob } from './forgotten-attachments.job.ts';

export const attachmentsNoun = defineNoun({
  routes: (bind, parts) => attachmentsRoutes(bind, parts.config),
  jobs: [forgottenAttachmentsRemovalJob],
  errors: attachmentsErrors,
});
