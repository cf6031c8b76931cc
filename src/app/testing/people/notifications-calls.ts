import { newId } from '#platform/server/ids.ts';
import type { TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing } from '../call.ts';

/** Calls of the bell. */
export function notificationsCalls(app: TestApp, owner: TestMember): Calls {
  const notification = async () => {
    const id = newId();
    await app.sql(
      `insert into notifications (id, account_id, kind, title, path, created_at)
        values ($1, $2, 'requests', 'A collaboration request for you', '/profile?tab=connections', now())`,
      [id, owner.id],
    );
    return { id };
  };
  return {
    listNotifications: nothing,
    watchNotifications: nothing,
    readNotification: async () => ({ params: await notification() }),
    readNotifications: async () => ({ body: { up_to: (await notification()).id } }),
  };
}
