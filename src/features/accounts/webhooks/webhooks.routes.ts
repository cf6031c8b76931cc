import type { Bind } from '#platform/server/http/bind.ts';
import type { WebhookParts } from './webhook-sending.service.ts';
import * as contract from './webhooks.contract.ts';
import * as webhooks from './webhooks.service.ts';

export function webhooksRoutes(bind: Bind, parts: WebhookParts): void {
  bind(contract.listWebhooks, (ctx) => webhooks.listWebhooks(ctx));
  bind(contract.createWebhook, (ctx, { body }) => webhooks.createWebhook(ctx, body, parts), {
    stores: { what: 'webhooks', perDay: 20 },
  });
  bind(contract.updateWebhook, (ctx, { params, body }) =>
    webhooks.updateWebhook(ctx, params.id, body, parts),
  );
  bind(contract.removeWebhook, (ctx, { params }) => webhooks.removeWebhook(ctx, params.id));
  bind(contract.rollWebhookSecret, (ctx, { params }) => webhooks.rollWebhookSecret(ctx, params.id, parts));
  bind(contract.testWebhook, (ctx, { params }) => webhooks.testWebhook(ctx, params.id), {
    stores: { what: 'tests of webhooks', perDay: 200 },
  });
  bind(contract.listWebhookDeliveries, (ctx, { params, query }) =>
    webhooks.listWebhookDeliveries(ctx, params.id, query),
  );
  bind(contract.redeliverWebhook, (ctx, { params }) => webhooks.redeliverWebhook(ctx, params), {
    stores: { what: 'repeated deliveries', perDay: 500 },
  });
}
