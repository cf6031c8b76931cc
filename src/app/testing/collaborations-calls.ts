import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import {
  callAs,
  guestRequestBody,
  initiativeBody,
  sendRequest,
  startCollaboration,
} from '#platform/testing/records.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { aboutAnother, type Call, type Calls, nothing, recordOf } from './call.ts';

/** Requests, workspaces and ratings. */
export function collaborationsCalls(app: TestApp, owner: TestMember): Calls {
  const record = recordOf(app, owner);
  const collaboration = () => record('/collaborations', initiativeBody());
  const inCollaboration = async (part: string, param: string, body: object) => {
    const { id } = await collaboration();
    return { id, [param]: (await record(`/collaborations/${id}/${part}`, body)).id };
  };
  const milestone = () => inCollaboration('milestones', 'milestoneId', { title: 'First pump' });
  const participant = () => inCollaboration('participants', 'participantId', { name: 'Jal Trust' });
  const folder = () => inCollaboration('folders', 'folderId', { name: 'Reports' });
  const upload = async () => {
    // Only a few can be on their way.
    await app.sql('delete from uploads where owner_id = $1', [owner.id]);
    return sendUpload(app, owner, samplePdf());
  };
  const file = async () => inCollaboration('files', 'fileId', { upload_id: await upload() });
  const indicatorBody = {
    name: 'Girls in school',
    unit: 'girls',
    direction: 'increase',
    baseline_value: '120',
    baseline_date: '2026-01-01',
    target_value: '400',
    target_date: '2027-01-01',
  };
  const indicator = () => inCollaboration('indicators', 'indicatorId', indicatorBody);
  const readingBody = { reading_date: '2026-06-01', value: '180' };
  const reading = async () => {
    const params = await indicator();
    const path = `/collaborations/${params.id}/indicators/${params.indicatorId}/readings`;
    return { ...params, readingId: String((await record(path, readingBody)).id) };
  };
  const reportBody = { title: 'First quarter', period_from: '2026-04-01', period_to: '2026-06-30' };
  /** A draft of the owner's in a collaboration with a partner. */
  const report = async () => {
    const { id } = await shared();
    const { id: reportId } = await record(`/collaborations/${id}/reports`, reportBody);
    return { id, reportId: String(reportId) };
  };
  /** A report that a partner has sent to the owner. */
  const receivedReport = async () => {
    const { id, partner } = await shared();
    const path = `/collaborations/${id}/reports`;
    const { id: reportId } = await callAs(app, partner, 'POST', path, reportBody);
    await callAs(app, partner, 'POST', `${path}/${reportId}/send`);
    return { id, reportId: String(reportId) };
  };
  const comment = () => inCollaboration('comments', 'commentId', { body: 'The pump works.' });
  /** A collaboration of the owner's, and the partner. */
  const shared = async () => {
    const partner = await createMember(app);
    const { id } = await startCollaboration(app, owner, partner);
    return { id: String(id), partner };
  };
  /** The place of the partner in a collaboration that the owner leads. */
  const ofPartner = async () => {
    const { id, partner } = await shared();
    const team = await callAs(app, owner, 'GET', `/collaborations/${id}/participants`);
    const place = team.find(({ profile_id }: { profile_id: string }) => profile_id === partner.id);
    return { id, participantId: String(place.id) };
  };
  const invitation = async () => {
    // Few can wait in one collaboration, and one organisation makes few a day.
    await app.sql('delete from collaboration_invitations where invited_for = $1', [owner.id]);
    return inCollaboration('invitations', 'invitationId', {
      profile_id: (await createMember(app)).id,
      role: 'viewer',
    });
  };
  /** The token of an invitation by mail into a collaboration of another member. */
  const invitationLink = async () => {
    const lead = await createMember(app);
    const { id } = await callAs(app, lead, 'POST', '/collaborations', initiativeBody());
    const token = newOpaqueToken();
    await app.sql(
      `insert into collaboration_invitations
          (id, collaboration_id, email, role, token_hash, invited_for, created_at, sent_at, expires_at)
        values (gen_random_uuid(), $1, 'new@partners.example', 'viewer', $2, $3, now(), now(), now() + interval '14 days')`,
      [id, hashToken(token), lead.id],
    );
    return token;
  };
  const completed = async () => {
    const { id, partner } = await shared();
    await callAs(app, owner, 'PATCH', `/collaborations/${id}`, { status: 'completed' });
    return { id, partner };
  };

  return {
    ratePartner: async () => {
      const { id, partner } = await completed();
      return { params: { id }, body: { rated_profile_id: partner.id, score: 4 } };
    },
    listCollaborationChanges: async () => ({ params: await collaboration() }),
    listClosingNotes: async () => ({ params: await collaboration() }),
    saveClosingNote: async () => ({
      params: { id: (await completed()).id },
      body: { note: 'All wells give water.' },
    }),
    listCollaborationRatings: async () => ({ params: await collaboration() }),
    listProfileRatings: () => aboutAnother(app),
    replyToRating: async () => {
      const { id, partner } = await completed();
      const rating = { rated_profile_id: owner.id, score: 4 };
      const given = await callAs(app, partner, 'POST', `/collaborations/${id}/ratings`, rating);
      return { params: { id: given.id }, body: { reply: 'Thank you.' } };
    },

    sendCollaborationRequest: async () => ({ body: guestRequestBody((await createMember(app)).id) }),
    listReceivedCollaborationRequests: nothing,
    listSentCollaborationRequests: nothing,
    getCollaborationRequestCounts: nothing,
    listHeldCollaborationRequests: nothing,
    editHeldRequest: async () => ({
      ...(await heldRequest(app)),
      body: {
        version: 1,
        collaboration_objective: 'Wells for sixty villages.',
        additional_notes: '',
        keeps_attachment: false,
      },
    }),
    releaseHeldRequest: async () => ({ ...(await heldRequest(app)), body: { version: 1 } }),
    refuseHeldRequest: async () => ({ ...(await heldRequest(app)), body: { version: 1 } }),
    answerCollaborationRequest: async () => ({
      params: { id: (await sendRequest(app, await createMember(app), owner)).id },
      body: { status: 'accepted' },
    }),
    listCollaborations: nothing,
    getCollaborationStats: nothing,
    createCollaboration: () => ({ body: initiativeBody() }),
    getCollaboration: async () => ({ params: await collaboration() }),
    watchCollaboration: async () => ({ params: await collaboration() }),
    updateCollaboration: async () => ({ params: await collaboration(), body: { title: 'New title' } }),
    countCollaborations: nothing,
    watchCollaborations: nothing,
    removeCollaboration: async () => ({ params: await collaboration() }),
    getRemoval: async () => ({ params: await collaboration() }),
    undoRemoval: async () => {
      const { id } = await collaboration();
      await callAs(app, owner, 'DELETE', `/collaborations/${id}`);
      return { params: { id } };
    },
    archiveCollaboration: async () => ({ params: await collaboration() }),
    restoreCollaboration: async () => ({ params: await collaboration() }),
    listCollaborationInvitations: async () => ({ params: await collaboration() }),
    inviteOrganisation: async () => ({
      params: await collaboration(),
      body: { profile_id: (await createMember(app)).id, role: 'reviewer', message: 'Please join us.' },
    }),
    resendCollaborationInvitation: async () => ({ params: await invitation() }),
    withdrawCollaborationInvitation: async () => ({ params: await invitation() }),
    listReceivedInvitations: nothing,
    answerCollaborationInvitation: async () => {
      const lead = await createMember(app);
      const { id } = await callAs(app, lead, 'POST', '/collaborations', initiativeBody());
      const body = { profile_id: owner.id, role: 'viewer' };
      const sent = await callAs(app, lead, 'POST', `/collaborations/${id}/invitations`, body);
      return { params: { id: sent.id }, body: { status: 'accepted' } };
    },
    openCollaborationInvitation: async () => ({ body: { token: await invitationLink() } }),
    answerInvitationLink: async () => ({ body: { token: await invitationLink(), status: 'accepted' } }),
    leaveCollaboration: async () => {
      // The lead hands over before it leaves.
      const { id } = await startCollaboration(app, await createMember(app), owner);
      return { params: { id: String(id) } };
    },
    listBudgetProposals: async () => ({ params: await collaboration() }),
    proposeBudget: async () => ({ params: { id: (await shared()).id }, body: { amount: 2_500_000 } }),
    answerBudgetProposal: async () => {
      const { id, partner } = await shared();
      const proposal = await callAs(app, partner, 'POST', `/collaborations/${id}/budget-proposals`, {
        amount: 2_500_000,
      });
      return { params: { id, proposalId: proposal.id }, body: { status: 'agreed' } };
    },
    listFolders: async () => ({ params: await collaboration() }),
    createFolder: async () => ({ params: await collaboration(), body: { name: 'Reports' } }),
    updateFolder: async () => ({ params: await folder(), body: { name: 'Plans' } }),
    removeFolder: async () => ({ params: await folder() }),
    listFiles: async () => ({ params: await collaboration() }),
    createFile: async () => ({ params: await collaboration(), body: { upload_id: await upload() } }),
    downloadAllFiles: async () => ({ params: { id: (await file()).id } }),
    updateFile: async () => ({ params: await file(), body: { name: 'Plan' } }),
    removeFile: async () => ({ params: await file() }),
    listFileVersions: async () => ({ params: await file() }),
    createFileVersion: async () => ({ params: await file(), body: { upload_id: await upload() } }),
    downloadFile: async () => ({ params: await file() }),
    listFileOpenings: async () => ({ params: await file() }),
    exportCollaborationList: async () => ({
      params: { ...(await collaboration()), list: 'milestones' },
      query: '?format=csv',
    }),
    downloadCollaborationReport: async () => ({ params: await collaboration() }),
    listComments: async () => ({ params: await collaboration() }),
    countComments: async () => ({ params: await collaboration() }),
    listSubjectThreads: async () => ({ params: await collaboration() }),
    listCommentPeople: async () => ({ params: await collaboration() }),
    createComment: async () => ({ params: await collaboration(), body: { body: 'The pump works.' } }),
    updateComment: async () => ({ params: await comment(), body: { body: 'Both pumps work.' } }),
    removeComment: async () => ({ params: await comment() }),
    listCommentVersions: async () => ({ params: await comment() }),
    addReaction: async () => ({ params: { ...(await comment()), reaction: 'agree' } }),
    removeReaction: async () => ({ params: { ...(await comment()), reaction: 'agree' } }),
    readThread: async () => {
      const { id, commentId } = await comment();
      return { params: { id }, body: { read_until: String(commentId) } };
    },
    getMute: async () => ({ params: await collaboration() }),
    updateMute: async () => ({ params: await collaboration(), body: { is_muted: true } }),
    getCalendarFeed: nothing,
    createCalendarFeed: nothing,
    removeCalendarFeed: nothing,
    readCalendarFeed: async () => ({
      params: { token: `${(await callAs(app, owner, 'POST', '/account/calendar-feed')).token}.ics` },
    }),
    listMilestones: async () => ({ params: await collaboration() }),
    createMilestone: async () => ({ params: await collaboration(), body: { title: 'First pump' } }),
    updateMilestone: async () => ({ params: await milestone(), body: { title: 'Last pump' } }),
    removeMilestone: async () => ({ params: await milestone() }),
    listQuotableComments: async () => ({ params: await collaboration() }),
    listProgressReports: async () => ({ params: await collaboration() }),
    createProgressReport: async () => ({ params: await collaboration(), body: reportBody }),
    getProgressReport: async () => ({ params: await report() }),
    updateProgressReport: async () => ({ params: await report(), body: { title: 'Second quarter' } }),
    removeProgressReport: async () => ({ params: await report() }),
    sendProgressReport: async () => ({ params: await report() }),
    answerProgressReport: async () => ({
      params: await receivedReport(),
      body: { status: 'accepted', round: 1 },
    }),
    downloadProgressReport: async () => ({ params: await report() }),
    listIndicators: async () => ({ params: await collaboration() }),
    createIndicator: async () => ({ params: await collaboration(), body: indicatorBody }),
    updateIndicator: async () => ({ params: await indicator(), body: { name: 'Girls in class 8' } }),
    removeIndicator: async () => ({ params: await indicator() }),
    listIndicatorTotals: async () => ({ params: await indicator() }),
    listIndicatorReadings: async () => ({ params: await indicator() }),
    createIndicatorReading: async () => ({ params: await indicator(), body: readingBody }),
    updateIndicatorReading: async () => ({ params: await reading(), body: { value: '190' } }),
    removeIndicatorReading: async () => ({ params: await reading() }),
    listParticipants: async () => ({ params: await collaboration() }),
    createParticipant: async () => ({ params: await collaboration(), body: { name: 'Jal Trust' } }),
    updateParticipant: async () => ({ params: await participant(), body: { responsibility: 'Pumps' } }),
    updateParticipantRole: async () => ({ params: await ofPartner(), body: { role: 'reviewer' } }),
    handOverLead: async () => {
      const { id, participantId } = await ofPartner();
      return { params: { id }, body: { participant_id: participantId } };
    },
    createSeat: async () => ({ params: await collaboration(), body: { account_id: owner.id } }),
    removeSeat: async () => {
      const { id } = await collaboration();
      await callAs(app, owner, 'POST', `/collaborations/${id}/seats`, { account_id: owner.id });
      return { params: { id, accountId: owner.id } };
    },
    removeParticipant: async () => ({ params: await participant() }),
  };
}

/** A request of a guest that waits for an admin. */
async function heldRequest(app: TestApp): Promise<Call> {
  const body = guestRequestBody((await createMember(app)).id);
  const answer = await app.request('POST', '/collaboration-requests', { body });
  return { params: { id: answer.body.data.id } };
}
