import { newId } from '#platform/server/ids.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';

const notification = async (scene: Scene) => {
  const id = newId();
  await scene.app.sql(
    `insert into notifications (id, account_id, kind, title, path, created_at)
        values ($1, $2, 'requests', 'A collaboration request for you', '/profile?tab=connections', now())`,
    [id, scene.owner.id],
  );
  return { id };
};

export const calls = defineCalls({
  listNotifications: { who: 'signed in' },
  watchNotifications: { who: 'signed in' },
  readNotification: {
    who: 'reads own',
    act: 'personal',
    makesNothing: 'changes a row',
    call: async (scene) => ({ params: await notification(scene) }),
  },
  readNotifications: {
    who: 'signed in',
    act: 'personal',
    makesNothing: 'changes rows',
    call: async (scene) => ({ body: { up_to: (await notification(scene)).id } }),
  },
});
