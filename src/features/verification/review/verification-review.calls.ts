import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { openRequest } from '#platform/testing/calls/verification-records.ts';
import { callAs } from '#platform/testing/records.ts';
import type { TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';

/** Inserts a granted level. */
async function grantedRequest(app: TestApp, member: TestMember): Promise<{ id: string }> {
  await app.sql('delete from verification_requests where member_id = $1', [member.id]);
  const id = crypto.randomUUID();
  await app.sql(
    `insert into verification_requests (id, member_id, level, status, decided_at, reason, checked_on, valid_until)
      values ($1, $2, 1, 'granted', now(), 'Checked.', current_date, current_date + 700)`,
    [id, member.id],
  );
  return { id };
}
const requestWithPaper = async (scene: Scene) => {
  const { id } = await openRequest(scene);
  const { open_request } = await callAs(scene.app, scene.owner, 'GET', '/verification');
  return { id, documentId: String(open_request.documents[0].document_id) };
};

export const calls = defineCalls({
  listVerificationRequests: { who: 'admins' },
  getVerificationRequest: { who: 'admins', call: async (scene) => ({ params: await openRequest(scene) }) },
  decideVerification: {
    who: 'admins',
    call: async (scene) => ({
      params: await openRequest(scene),
      body: { decision: 'refuse', reason: 'The seal cannot be read.', papers_seen: '' },
    }),
  },
  revokeVerification: {
    who: 'admins',
    call: async (scene) => ({
      params: await grantedRequest(scene.app, scene.owner),
      body: { reason: 'The register says otherwise.' },
    }),
  },
  openVerificationNumbers: { who: 'admins', call: async (scene) => ({ params: await openRequest(scene) }) },
  openVerificationDocument: {
    who: 'admins',
    call: async (scene) => ({ params: await requestWithPaper(scene) }),
  },
  // The link works for the session that asked for it: the call is made with the owner's.
  downloadVerificationDocument: {
    who: [401, 403, 403, 403, 404],
    neverReached: 'the link works only for the session that asked for it',
    call: async (scene) => ({
      params: await requestWithPaper(scene),
      query: '?expires=1&signature=x',
    }),
  },
});
