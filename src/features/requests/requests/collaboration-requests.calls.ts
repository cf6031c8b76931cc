import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { guestRequestBody, sendRequest } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';

export const calls = defineCalls({
  sendCollaborationRequest: {
    ids: { target_profile_id: 'organisation' },
    who: [201, 403, 201, 201, 201],
    act: 'write',
    scope: 'collaborations:write',
    heard: 'nothing',
    isMainJob: true,
    call: async (scene) => ({ body: guestRequestBody((await createMember(scene.app)).id) }),
  },
  listReceivedCollaborationRequests: { who: 'signed in', scope: 'collaborations:read' },
  listSentCollaborationRequests: { who: 'signed in', scope: 'collaborations:read' },
  listCollaborationRequestStates: {
    ids: { '?ids': 'organisation' },
    who: 'signed in',
    scope: 'collaborations:read',
    whole: 'at most one of each member on the screen',
    call: async (scene) => ({ query: `?ids=${(await createMember(scene.app)).id}` }),
  },
  getCollaborationRequestCounts: { who: 'signed in', scope: 'collaborations:read' },
  answerCollaborationRequest: {
    who: 'changes own',
    act: 'write',
    scope: 'collaborations:write',
    heard: 'nothing',
    isMainJob: true,
    call: async (scene) => ({
      params: { id: (await sendRequest(scene.app, await createMember(scene.app), scene.owner)).id },
      body: { status: 'accepted' },
    }),
  },
});
