import { type Call, defineCalls } from '#platform/testing/calls/define-calls.ts';
import { guestRequestBody } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';

/** A request of a guest that waits for an admin. */
async function heldRequest(app: TestApp): Promise<Call> {
  const body = guestRequestBody((await createMember(app)).id);
  const answer = await app.request('POST', '/collaboration-requests', { body });
  return { params: { id: answer.body.data.id } };
}

export const calls = defineCalls({
  listHeldCollaborationRequests: { who: 'admins' },
  editHeldRequest: {
    who: 'admins',
    heard: 'nothing',
    call: async (scene) => ({
      ...(await heldRequest(scene.app)),
      body: {
        version: 1,
        collaboration_objective: 'Wells for sixty villages.',
        additional_notes: '',
        keeps_attachment: false,
      },
    }),
  },
  releaseHeldRequest: {
    who: 'admins',
    heard: 'nothing',
    call: async (scene) => ({ ...(await heldRequest(scene.app)), body: { version: 1 } }),
  },
  refuseHeldRequest: {
    who: 'admins',
    heard: 'nothing',
    call: async (scene) => ({ ...(await heldRequest(scene.app)), body: { version: 1 } }),
  },
});
