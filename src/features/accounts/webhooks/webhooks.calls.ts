import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { callAs } from '#platform/testing/records.ts';

/** A valid body of a webhook that answers nothing. */
const webhookBody = () => ({ url: 'https://programs.invalid/hook', events: ['milestone.completed'] });
const webhook = async (scene: Scene) => {
  await scene.app.sql('delete from webhooks where account_id = $1', [scene.owner.id]);
  const { id } = await callAs(scene.app, scene.owner, 'POST', '/account/webhooks', webhookBody());
  return { id: String(id) };
};

export const calls = defineCalls({
  listWebhooks: { who: 'signed in', whole: 'five webhooks at most' },
  createWebhook: {
    who: 'creates',
    act: 'write',
    call: async (scene) => {
      await scene.app.sql('delete from webhooks where account_id = $1', [scene.owner.id]);
      return { body: webhookBody() };
    },
  },
  updateWebhook: {
    who: 'changes own',
    act: 'write',
    makesNothing: 'changes a row',
    call: async (scene) => ({
      params: await webhook(scene),
      body: { ...webhookBody(), is_active: false, version: 1 },
    }),
  },
  removeWebhook: {
    who: 'reads own',
    act: 'write',
    call: async (scene) => ({ params: await webhook(scene) }),
  },
  rollWebhookSecret: {
    who: 'changes own',
    act: 'write',
    makesNothing: 'changes a row',
    call: async (scene) => ({ params: await webhook(scene) }),
  },
  testWebhook: {
    who: 'adds to own',
    act: 'write',
    call: async (scene) => ({ params: await webhook(scene) }),
  },
  listWebhookDeliveries: { who: 'reads own', call: async (scene) => ({ params: await webhook(scene) }) },
  redeliverWebhook: {
    who: 'changes own',
    act: 'write',
    call: async (scene) => {
      const { id } = await webhook(scene);
      const deliveryId = crypto.randomUUID();
      await scene.app.sql(
        `insert into webhook_deliveries (id, webhook_id, event_id, type, body, state, tries, created_at)
          values ($1, $2, $1, 'ping', '{}', 'failed', 1, now())`,
        [deliveryId, id],
      );
      return { params: { id, deliveryId } };
    },
  },
});
