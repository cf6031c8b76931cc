import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { createMember } from '#platform/testing/sign-in.ts';

const body = { reason: 'Its people ask for money outside of the platform.' };
const organisation = async ({ app }: Scene) => ({ id: (await createMember(app)).id });

export const calls = defineCalls({
  listOrganisations: { who: 'admins' },
  suspendOrganisation: {
    ids: { ':id': 'organisation' },
    who: 'admins',
    call: async (scene) => ({ params: await organisation(scene), body }),
  },
  restoreOrganisation: {
    ids: { ':id': 'organisation' },
    who: 'admins',
    call: async (scene) => {
      const params = await organisation(scene);
      await scene.app.sql(
        `insert into suspensions (id, profile_id, reason, suspended_by_name, suspended_at)
        values (gen_random_uuid(), $1, 'Spam', 'An admin', now())`,
        [params.id],
      );
      await scene.app.sql('update profiles set suspended_at = now() where id = $1', [params.id]);
      return { params, body };
    },
  },
});
