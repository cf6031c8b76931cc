import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import { collaboration, inCollaboration } from '#platform/testing/calls/collaboration-records.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { callAs, initiativeBody } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';

const invitation = async (scene: Scene) => {
  // Few can wait in one collaboration, and one organisation makes few a day.
  await scene.app.sql('delete from collaboration_invitations where invited_for = $1', [scene.owner.id]);
  return inCollaboration(scene, 'invitations', 'invitationId', {
    profile_id: (await createMember(scene.app)).id,
    role: 'viewer',
  });
};
/** The token of an invitation by mail into a collaboration of another member. */
const invitationLink = async (scene: Scene) => {
  const lead = await createMember(scene.app);
  const { id } = await callAs(scene.app, lead, 'POST', '/collaborations', initiativeBody());
  const token = newOpaqueToken();
  await scene.app.sql(
    `insert into collaboration_invitations
          (id, collaboration_id, email, role, token_hash, invited_for, created_at, sent_at, expires_at)
        values (gen_random_uuid(), $1, 'new@partners.example', 'viewer', $2, $3, now(), now(), now() + interval '14 days')`,
    [id, hashToken(token), lead.id],
  );
  return token;
};

export const calls = defineCalls({
  listCollaborationInvitations: {
    who: 'reads own',
    right: 'organisations',
    whole: 'twenty invitations at most',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  inviteOrganisation: {
    ids: { profile_id: 'organisation' },
    who: 'adds to own',
    act: 'write',
    right: 'organisations',
    heard: 'participants',
    call: async (scene) => ({
      params: await collaboration(scene),
      body: { profile_id: (await createMember(scene.app)).id, role: 'reviewer', message: 'Please join us.' },
    }),
  },
  resendCollaborationInvitation: {
    who: 'changes own',
    act: 'write',
    right: 'organisations',
    heard: 'participants',
    call: async (scene) => ({ params: await invitation(scene) }),
  },
  withdrawCollaborationInvitation: {
    who: 'changes own',
    act: 'write',
    right: 'organisations',
    heard: 'participants',
    call: async (scene) => ({ params: await invitation(scene) }),
  },
  listReceivedInvitations: { who: 'signed in', whole: 'fifty invitations at most' },
  answerCollaborationInvitation: {
    who: 'changes own',
    act: 'write',
    heard: 'participants',
    makesNothing: 'at most once for each invitation',
    call: async (scene) => {
      const lead = await createMember(scene.app);
      const { id } = await callAs(scene.app, lead, 'POST', '/collaborations', initiativeBody());
      const body = { profile_id: scene.owner.id, role: 'viewer' };
      const sent = await callAs(scene.app, lead, 'POST', `/collaborations/${id}/invitations`, body);
      return { params: { id: sent.id }, body: { status: 'accepted' } };
    },
  },
  openCollaborationInvitation: {
    who: 'everybody',
    heard: 'nothing',
    makesNothing: 'stores nothing',
    call: async (scene) => ({ body: { token: await invitationLink(scene) } }),
  },
  answerInvitationLink: {
    who: 'confirmed',
    act: 'write',
    heard: 'participants',
    makesNothing: 'at most once for each invitation',
    call: async (scene) => ({ body: { token: await invitationLink(scene), status: 'accepted' } }),
  },
});
