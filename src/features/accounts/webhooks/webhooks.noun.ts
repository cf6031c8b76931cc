import { defineNoun } from '#platform/server/noun.ts';
import { webhookDeliveriesJob } from './webhook-deliveries.job.ts';
import { WEBHOOKS_MAX } from './webhooks.contract.ts';
import { webhooksErrors } from './webhooks.errors.ts';
import { webhooksRoutes } from './webhooks.routes.ts';

export const webhooksNoun = defineNoun({
  routes: (bind, parts) => webhooksRoutes(bind, { ...parts.config, ...parts.signIn }),
  jobs: [webhookDeliveriesJob],
  limits: [{ what: 'webhooks', max: WEBHOOKS_MAX, of: 'of a member' }],
  errors: webhooksErrors,
});
