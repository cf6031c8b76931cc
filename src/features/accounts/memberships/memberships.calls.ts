import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { createMember, restorePassword, TEST_PASSWORD } from '#platform/testing/sign-in.ts';

const colleague = async (scene: Scene) => ({
  id: (await addColleague(scene.app, scene.owner, 'manager')).id,
});

export const calls = defineCalls({
  listColleagues: { who: 'confirmed', whole: 'a hundred people at most' },
  updateColleague: {
    ids: { ':id': 'person' },
    who: 'changes own',
    act: 'people',
    whole: 'the same people',
    makesNothing: 'changes a row',
    call: async (scene) => ({ params: await colleague(scene), body: { role: 'viewer' } }),
  },
  removeColleague: {
    ids: { ':id': 'person' },
    who: 'changes own',
    act: 'people',
    whole: 'the same people',
    call: async (scene) => ({ params: await colleague(scene) }),
  },
  leaveProfile: {
    ids: { ':id': 'organisation' },
    who: 'reads own',
    act: 'personal',
    call: async (scene) => {
      const other = await createMember(scene.app);
      await scene.app.sql(
        `insert into memberships (account_id, profile_id, role) values ($1, $2, 'viewer')`,
        [scene.owner.id, other.id],
      );
      return { params: { id: other.id } };
    },
  },
  // The last of them: the owner is a manager from then on.
  transferOwnership: {
    ids: { account_id: 'person' },
    who: 'changes own',
    act: 'people',
    whole: 'the same people',
    makesNothing: 'changes rows; asks for the password',
    call: async (scene) => {
      await scene.app.sql('delete from two_factor where account_id = $1', [scene.owner.id]);
      await restorePassword(scene.app, scene.owner);
      return { body: { account_id: (await colleague(scene)).id, password: TEST_PASSWORD } };
    },
  },
  listOwnProfiles: { who: 'signed in', whole: 'twenty profiles at most' },
  switchProfile: {
    ids: { profile_id: 'organisation' },
    who: 'reads own',
    act: 'personal',
    makesNothing: 'changes a row',
    call: (scene) => ({ body: { profile_id: scene.owner.id } }),
  },
  updatePersonName: {
    who: 'signed in',
    act: 'personal',
    makesNothing: 'changes a row',
    call: () => ({ body: { person_name: 'Asha Rao' } }),
  },
});
