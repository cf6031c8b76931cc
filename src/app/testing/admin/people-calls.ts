import { createMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { aboutAnother, type Calls, nothing } from '../call.ts';

const reason = { reason: 'Sends the same request to everybody.' };

// A demo admin without an authenticator app merges demo members only.
const twoOfDemo = (app: TestApp) =>
  Promise.all([
    createMember(app, { demo: true, name: 'Asha Foundation' }),
    createMember(app, { demo: true }),
  ]);

/** Calls of admins about members. */
export const peopleCalls = (app: TestApp): Calls => ({
  listPeople: nothing,
  exportPeople: nothing,
  openPerson: () => aboutAnother(app),
  suspendPerson: async () => ({ ...(await aboutAnother(app)), body: reason }),
  restorePerson: async () => {
    const { id } = await createMember(app);
    await app.sql(
      `insert into suspensions (id, member_id, reason, suspended_by_name, suspended_at)
        values (gen_random_uuid(), $1, 'Spam', 'An admin', now())`,
      [id],
    );
    await app.sql('update accounts set suspended_at = now() where id = $1', [id]);
    return { params: { id }, body: reason };
  },
  // A demo admin without an authenticator app reaches demo members only.
  changeAdminRole: async () => ({
    params: { id: (await createMember(app, { demo: true })).id },
    body: { is_admin: true },
  }),
  previewMerge: async () => {
    const [duplicate, kept] = await twoOfDemo(app);
    return { params: { id: duplicate.id }, body: { into: kept.id } };
  },
  mergePerson: async () => {
    const [duplicate, kept] = await twoOfDemo(app);
    return {
      params: { id: duplicate.id },
      body: { into: kept.id, name: 'Asha Foundation', reason: 'It signed up twice.' },
    };
  },
  resendPersonVerification: async () => ({
    params: { id: (await createMember(app, { confirmed: false })).id },
  }),
});
