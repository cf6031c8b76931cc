import {
  collaboration,
  inCollaboration,
  sharedCollaboration,
} from '#platform/testing/calls/collaboration-records.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { callAs, startCollaboration } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';

const participant = (scene: Scene) =>
  inCollaboration(scene, 'participants', 'participantId', { name: 'Jal Trust' });
/** The place of the partner in a collaboration that the owner leads. */
const ofPartner = async (scene: Scene) => {
  const { id, partner } = await sharedCollaboration(scene);
  const team = await callAs(scene.app, scene.owner, 'GET', `/collaborations/${id}/participants`);
  const place = team.find(({ profile_id }: { profile_id: string }) => profile_id === partner.id);
  return { id, participantId: String(place.id) };
};

export const calls = defineCalls({
  listParticipants: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    whole: 'the partners of one collaboration',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  createParticipant: {
    who: 'adds to own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'partners',
    heard: 'participants',
    call: async (scene) => ({ params: await collaboration(scene), body: { name: 'Jal Trust' } }),
  },
  updateParticipant: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'partners',
    heard: 'participants',
    makesNothing: 'changes a row',
    call: async (scene) => ({ params: await participant(scene), body: { responsibility: 'Pumps' } }),
  },
  removeParticipant: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'partners',
    heard: 'participants',
    call: async (scene) => ({ params: await participant(scene) }),
  },
  updateParticipantRole: {
    who: 'changes own',
    act: 'write',
    scope: 'collaborations:write',
    right: 'organisations',
    heard: 'participants',
    makesNothing: 'changes a row',
    call: async (scene) => ({ params: await ofPartner(scene), body: { role: 'reviewer' } }),
  },
  handOverLead: {
    who: 'changes own',
    act: 'write',
    scope: 'collaborations:write',
    right: 'organisations',
    heard: 'participants',
    whole: 'the same partners',
    makesNothing: 'changes rows',
    call: async (scene) => {
      const { id, participantId } = await ofPartner(scene);
      return { params: { id }, body: { participant_id: participantId } };
    },
  },
  createSeat: {
    ids: { account_id: 'person' },
    who: 'adds to own',
    act: 'write',
    scope: 'collaborations:write',
    right: 'seats',
    heard: 'participants',
    makesNothing: 'one for each of the people of a profile, who have a cap',
    call: async (scene) => ({ params: await collaboration(scene), body: { account_id: scene.owner.id } }),
  },
  removeSeat: {
    ids: { ':accountId': 'person' },
    who: 'changes own',
    act: 'write',
    scope: 'collaborations:write',
    right: 'seats',
    heard: 'participants',
    call: async (scene) => {
      const { id } = await collaboration(scene);
      await callAs(scene.app, scene.owner, 'POST', `/collaborations/${id}/seats`, {
        account_id: scene.owner.id,
      });
      return { params: { id, accountId: scene.owner.id } };
    },
  },
  leaveCollaboration: {
    who: 'changes own',
    act: 'write',
    scope: 'collaborations:write',
    right: 'leave',
    heard: 'participants',
    makesNothing: 'changes a row, once',
    call: async (scene) => {
      // The lead hands over before it leaves.
      const { id } = await startCollaboration(scene.app, await createMember(scene.app), scene.owner);
      return { params: { id: String(id) } };
    },
  },
});
