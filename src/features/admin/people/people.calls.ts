import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { aboutAnother } from '#platform/testing/calls/record-calls.ts';
import { createMember } from '#platform/testing/sign-in.ts';

const reason = { reason: 'Sends the same request to everybody.' };

export const calls = defineCalls({
  listPeople: { who: 'admins' },
  exportPeople: { who: 'admins' },
  openPerson: { ids: { ':id': 'person' }, who: 'admins', call: (scene) => aboutAnother(scene.app) },
  suspendPerson: {
    ids: { ':id': 'person' },
    who: 'admins',
    call: async (scene) => ({ ...(await aboutAnother(scene.app)), body: reason }),
  },
  restorePerson: {
    ids: { ':id': 'person' },
    who: 'admins',
    call: async (scene) => {
      const { id } = await createMember(scene.app);
      await scene.app.sql(
        `insert into suspensions (id, member_id, reason, suspended_by_name, suspended_at)
        values (gen_random_uuid(), $1, 'Spam', 'An admin', now())`,
        [id],
      );
      await scene.app.sql('update accounts set suspended_at = now() where id = $1', [id]);
      return { params: { id }, body: reason };
    },
  },
  // A demo admin without an authenticator app reaches demo members only.
  changeAdminRole: {
    ids: { ':id': 'person' },
    who: 'admins',
    call: async (scene) => ({
      params: { id: (await createMember(scene.app, { demo: true })).id },
      body: { is_admin: true },
    }),
  },
  resendPersonVerification: {
    ids: { ':id': 'person' },
    who: 'admins',
    call: async (scene) => ({
      params: { id: (await createMember(scene.app, { confirmed: false })).id },
    }),
  },
});
