import { collaboration, completedCollaboration } from '#platform/testing/calls/collaboration-records.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { aboutAnother } from '#platform/testing/calls/record-calls.ts';
import { callAs } from '#platform/testing/records.ts';

export const calls = defineCalls({
  ratePartner: {
    ids: { rated_profile_id: 'organisation' },
    who: 'adds to own',
    act: 'write',
    scope: 'collaborations:write',
    right: 'ratings',
    heard: 'ratings',
    isMainJob: true,
    call: async (scene) => {
      const { id, partner } = await completedCollaboration(scene);
      return { params: { id }, body: { rated_profile_id: partner.id, score: 4 } };
    },
  },
  listCollaborationRatings: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    whole: 'one rating of each partner by each other',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  listProfileRatings: {
    ids: { ':id': 'organisation' },
    who: 'everybody',
    scope: 'marketplace:read',
    call: (scene) => aboutAnother(scene.app),
  },
  replyToRating: {
    who: 'changes own',
    act: 'write',
    scope: 'collaborations:write',
    heard: 'ratings',
    call: async (scene) => {
      const { id, partner } = await completedCollaboration(scene);
      const rating = { rated_profile_id: scene.owner.id, score: 4 };
      const given = await callAs(scene.app, partner, 'POST', `/collaborations/${id}/ratings`, rating);
      return { params: { id: given.id }, body: { reply: 'Thank you.' } };
    },
  },
});
