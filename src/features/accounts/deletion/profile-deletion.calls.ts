import { byPasswordAlone } from '#platform/testing/calls/account-records.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { TEST_PASSWORD } from '#platform/testing/sign-in.ts';

export const calls = defineCalls({
  getProfileDeletion: { who: 'confirmed', act: 'people' },
  scheduleProfileDeletion: {
    who: [401, 403, 400, 200, 400],
    act: 'people',
    recorded: 'profile-deletion-asked',
    call: async (scene) => {
      await byPasswordAlone(scene);
      const [profile] = await scene.app.sql<{ name: string }>(
        'select member_name as name from profiles where id = $1',
        [scene.owner.id],
      );
      return { body: { name: profile?.name, password: TEST_PASSWORD } };
    },
  },
  keepProfile: { who: 'confirmed', act: 'people' },
});
