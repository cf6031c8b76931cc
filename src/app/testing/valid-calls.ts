import { createHash } from 'node:crypto';
import { consentNoticeAt } from '#features/accounts/consent-notice.contract.ts';
import type { Route } from '#platform/contract/route.ts';
import { beginTwoFactor, codeOf, switchOnTwoFactor } from '#platform/testing/authenticator.ts';
import {
  callAs,
  documentForm,
  initiativeBody,
  KEY_DOCUMENTS,
  keyDocumentForm,
  projectBody,
  requestBody,
  sendRequest,
  serviceBody,
  signUpBody,
  startCollaboration,
  testimonialBody,
  ticketBody,
} from '#platform/testing/records.ts';
import { fileForm, samplePng } from '#platform/testing/sample-files.ts';
import {
  createMember,
  restorePassword,
  signIn,
  TEST_PASSWORD,
  type TestMember,
} from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';

/** What is sent beside a route's method and path. */
export interface Call {
  params?: Record<string, string>;
  query?: string;
  body?: object;
}

/** The path of a route with its parameters filled in. */
export const pathOf = (route: Route, { params = {}, query = '' }: Call): string =>
  route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '') + query;

/** By route name: makes the records that a call needs, and the call, right for `owner` to make. */
export function validCalls(app: TestApp, owner: TestMember): Record<string, () => Promise<Call> | Call> {
  const record = async (path: string, body: object): Promise<{ id: string }> => ({
    id: (await callAs(app, owner, 'POST', path, body)).id,
  });
  const service = () => record('/profile/services', serviceBody());
  const project = () => record('/profile/projects', projectBody());
  const picture = async () => {
    const { id } = await project();
    const form = fileForm(await samplePng(), 'well.png', { alt_text: 'A new well', people: 'none' });
    return { id, pictureId: (await record(`/profile/projects/${id}/pictures`, form)).id };
  };
  const document = () => record('/documents', documentForm());
  const collaboration = () => record('/collaborations', initiativeBody());
  const inCollaboration = async (part: string, param: string, body: object) => {
    const { id } = await collaboration();
    return { id, [param]: (await record(`/collaborations/${id}/${part}`, body)).id };
  };
  const milestone = () => inCollaboration('milestones', 'milestoneId', { title: 'First pump' });
  const participant = () => inCollaboration('participants', 'participantId', { name: 'Jal Trust' });
  /** A completed collaboration of the owner's, and the partner. */
  const completed = async () => {
    const partner = await createMember(app);
    const { id } = await startCollaboration(app, owner, partner);
    await callAs(app, owner, 'PATCH', `/collaborations/${id}`, { status: 'completed' });
    return { id: String(id), partner };
  };
  const published = async () => ({ params: { id: (await createMember(app)).id } });
  const memberPage = async () => {
    const { id } = await createMember(app);
    const [profile] = await app.sql<{ slug: string }>('select slug from profiles where id = $1', [id]);
    return { params: { slug: profile?.slug ?? '' } };
  };
  const someEmail = () => `${crypto.randomUUID()}@visitors.example`;
  const refreshToken = async () => ({ body: { refresh_token: (await createMember(app)).refreshToken } });
  /** Undoes what calls before have changed of the way the owner signs in. */
  const byPasswordAlone = async () => {
    await app.sql('delete from two_factor where account_id = $1', [owner.id]);
    await restorePassword(app, owner);
    return owner.email;
  };
  const newestCode = async () => {
    await byPasswordAlone();
    return codeOf((await switchOnTwoFactor(app, owner)).secret);
  };
  /** The owner, a company, has what level 1 needs, and asks. */
  const openRequest = async (): Promise<{ id: string }> => {
    await withoutRequests(app, owner);
    return { id: (await callAs(app, owner, 'POST', '/verification/requests', { level: 1 })).id };
  };
  const requestWithPaper = async () => {
    const { id } = await openRequest();
    const { open_request } = await callAs(app, owner, 'GET', '/verification');
    return { id, documentId: String(open_request.documents[0].document_id) };
  };
  const nothing = () => ({});
  const changed = { title: 'New title' };

  return {
    getHealth: nothing,
    signUp: () => ({ body: signUpBody(someEmail()) }),
    signIn: async () => ({ body: { email: await byPasswordAlone(), password: TEST_PASSWORD } }),
    signOut: refreshToken,
    refreshSession: refreshToken,
    getUser: nothing,
    checkSession: nothing,
    checkEmailExists: () => ({ query: `?email=${owner.email}` }),
    resendVerification: () => ({ body: { email: someEmail() } }),
    verifyEmail: async () => ({
      body: { token: await mailedToken(app, 'verify-email'), password: TEST_PASSWORD },
    }),
    forgotPassword: () => ({ body: { email: someEmail() } }),
    resetPassword: async () => ({
      body: {
        token: await mailedToken(app, 'reset-password'),
        password: 'new-words-8',
        full_name: 'Asha Trust',
      },
    }),
    getGrievanceContact: nothing,
    confirmEmailChange: async () => ({
      body: { token: await mailedToken(app, 'change-email', someEmail()) },
    }),

    getAccount: nothing,
    // The same one again: the next call is made with it.
    changePassword: () => ({ body: { current_password: TEST_PASSWORD, new_password: TEST_PASSWORD } }),
    changeEmail: () => ({ body: { email: someEmail(), password: TEST_PASSWORD } }),
    withdrawEmailChange: nothing,
    agreeToConsentNotice: () => ({ body: { notice_version: consentNoticeAt(new Date()).version } }),
    exportAccountData: nothing,
    scheduleAccountDeletion: () => ({ body: { password: TEST_PASSWORD } }),
    keepAccount: nothing,

    listSessions: nothing,
    removeSession: async () => {
      await signIn(app, await byPasswordAlone());
      const [session] = await callAs(app, owner, 'GET', '/account/sessions');
      return { params: { id: session.id } };
    },
    removeOtherSessions: nothing,
    checkAdminAccess: nothing,
    getTwoFactor: nothing,
    beginTwoFactor: async () => {
      await byPasswordAlone();
      return { body: { password: TEST_PASSWORD } };
    },
    confirmTwoFactor: async () => {
      await byPasswordAlone();
      return { body: { code: codeOf(await beginTwoFactor(app, owner)) } };
    },
    renewRecoveryCodes: async () => ({ body: { code: await newestCode() } }),
    switchOffTwoFactor: async () => ({ body: { password: TEST_PASSWORD, code: await newestCode() } }),

    getProfile: nothing,
    updateProfile: () => ({ body: { bio: someEmail() } }),
    getOverview: nothing,
    getMemberPage: memberPage,
    listMemberServices: memberPage,
    listMemberProjects: memberPage,
    updateAvatar: async () => ({ body: fileForm(await samplePng(), 'me.png') }),
    removeAvatar: nothing,
    listServices: nothing,
    createService: () => ({ body: serviceBody() }),
    getService: async () => ({ params: await service() }),
    updateService: async () => ({ params: await service(), body: changed }),
    removeService: async () => ({ params: await service() }),
    listProjects: nothing,
    getProjectStats: nothing,
    createProject: () => ({ body: projectBody() }),
    getProject: async () => ({ params: await project() }),
    updateProject: async () => ({ params: await project(), body: changed }),
    removeProject: async () => ({ params: await project() }),
    createProjectPicture: async () => ({
      params: await project(),
      body: fileForm(await samplePng(), 'well.png', { alt_text: 'A new well', people: 'none' }),
    }),
    updateProjectPicture: async () => ({ params: await picture(), body: { alt_text: 'The same well' } }),
    removeProjectPicture: async () => ({ params: await picture() }),

    listDocuments: nothing,
    createDocument: () => ({ body: documentForm() }),
    updateDocument: async () => ({ params: await document(), body: { kind: '12a' } }),
    replaceDocumentFile: async () => ({
      params: await document(),
      body: fileForm(await samplePng(), 'scan.png'),
    }),
    removeDocument: async () => ({ params: await document() }),
    shareDocument: async () => ({
      params: await document(),
      body: { member_id: (await createMember(app)).id, days: 7 },
    }),
    revokeDocumentShare: async () => {
      const { id } = await document();
      const share = { member_id: (await createMember(app)).id, days: 7 };
      return { params: { id, shareId: (await record(`/documents/${id}/shares`, share)).id } };
    },
    listDocumentRecipients: () => ({ query: '?search=member' }),
    listSharedDocuments: nothing,
    listDocumentOpenings: nothing,
    openDocument: async () => ({ params: await document() }),
    downloadDocument: async () => {
      const params = await document();
      const { expires, signature } = await callAs(app, owner, 'POST', `/documents/${params.id}/openings`);
      return { params, query: `?expires=${expires}&signature=${signature}` };
    },

    ratePartner: async () => {
      const { id, partner } = await completed();
      return { params: { id }, body: { rated_profile_id: partner.id, score: 4 } };
    },
    listCollaborationRatings: async () => ({ params: await collaboration() }),
    listProfileRatings: published,
    replyToRating: async () => {
      const { id, partner } = await completed();
      const rating = { rated_profile_id: owner.id, score: 4 };
      const given = await callAs(app, partner, 'POST', `/collaborations/${id}/ratings`, rating);
      return { params: { id: given.id }, body: { reply: 'Thank you.' } };
    },

    getVerification: nothing,
    askForVerification: async () => {
      await withoutRequests(app, owner);
      return { body: { level: 1 } };
    },
    withdrawVerification: async () => ({ params: await openRequest() }),
    listVerificationRequests: nothing,
    getVerificationRequest: async () => ({ params: await openRequest() }),
    decideVerification: async () => ({
      params: await openRequest(),
      body: { decision: 'refuse', reason: 'The seal cannot be read.', papers_seen: '' },
    }),
    revokeVerification: async () => ({
      params: await grantedRequest(app, owner),
      body: { reason: 'The register says otherwise.' },
    }),
    openVerificationDocument: async () => ({ params: await requestWithPaper() }),
    downloadVerificationDocument: async () => ({
      params: await requestWithPaper(),
      query: '?expires=1&signature=x',
    }),

    listMarketplaceProfiles: nothing,
    getMarketplaceProfile: published,
    listMarketplaceProfileProjects: published,
    listMarketplaceProfileServices: published,
    listSavedProfiles: nothing,
    saveProfile: published,
    unsaveProfile: published,

    sendCollaborationRequest: async () => ({ body: requestBody((await createMember(app)).id) }),
    listReceivedCollaborationRequests: nothing,
    listSentCollaborationRequests: nothing,
    listHeldCollaborationRequests: nothing,
    answerCollaborationRequest: async () => ({
      params: { id: (await sendRequest(app, await createMember(app), owner)).id },
      body: { status: 'accepted' },
    }),
    listCollaborations: nothing,
    getCollaborationStats: nothing,
    createCollaboration: () => ({ body: initiativeBody() }),
    getCollaboration: async () => ({ params: await collaboration() }),
    updateCollaboration: async () => ({ params: await collaboration(), body: changed }),
    removeCollaboration: async () => ({ params: await collaboration() }),
    listMilestones: async () => ({ params: await collaboration() }),
    createMilestone: async () => ({ params: await collaboration(), body: { title: 'First pump' } }),
    updateMilestone: async () => ({ params: await milestone(), body: changed }),
    removeMilestone: async () => ({ params: await milestone() }),
    listParticipants: async () => ({ params: await collaboration() }),
    createParticipant: async () => ({ params: await collaboration(), body: { name: 'Jal Trust' } }),
    updateParticipant: async () => ({ params: await participant(), body: { responsibility: 'Pumps' } }),
    removeParticipant: async () => ({ params: await participant() }),

    listContentBlocks: () => ({ params: { pageKey: 'home_impact' } }),
    listContentDrafts: () => ({ params: { pageKey: 'home_impact' } }),
    updateContentBlock: () => ({
      params: { pageKey: 'home_impact', blockKey: `b${crypto.randomUUID().replaceAll('-', '_')}` },
      body: { title: 'Organizations', content: '400+', version: 0 },
    }),
    publishContentBlock: async () => ({ params: await contentBlock(app) }),
    unpublishContentBlock: async () => ({ params: await contentBlock(app) }),
    listTestimonials: nothing,
    sendTestimonial: () => ({ body: testimonialBody() }),
    listOwnTestimonials: nothing,
    listPendingTestimonials: nothing,
    decideTestimonial: async () => ({
      params: await record('/testimonials', testimonialBody()),
      body: { status: 'published' },
    }),

    createTicket: () => ({ body: ticketBody({ name: 'Asha Devi', email: someEmail() }) }),
    listTickets: nothing,
    listAllTickets: nothing,
    updateTicket: async () => ({
      params: { id: (await record('/support/tickets', ticketBody())).id },
      body: { status: 'resolved' },
    }),

    askAssistant: () => ({ body: { question: 'How do I verify my email?' } }),
  };
}

/** Makes the member one who may ask for the first level of verification now. */
async function withoutRequests(app: TestApp, member: TestMember): Promise<void> {
  await app.sql('delete from verification_requests where member_id = $1', [member.id]);
  // What each kind of member needs, past the form, which takes only the numbers of one kind.
  await app.sql("update profiles set corporate_cin = 'U72900KA2004PTC999123' where id = $1", [member.id]);
  await app.sql(
    "update profile_details set pan = 'AAATA0000K', csr_registration_number = 'CSR99900001' where id = $1",
    [member.id],
  );
  const documents: { kind: string }[] = await callAs(app, member, 'GET', '/documents');
  for (const kind of KEY_DOCUMENTS) {
    if (!documents.some((one) => one.kind === kind))
      await callAs(app, member, 'POST', '/documents', keyDocumentForm(kind));
  }
}

/** A level that was granted. */
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

/** The keys of a block that only an admin could have made. */
async function contentBlock(app: TestApp): Promise<{ pageKey: string; blockKey: string }> {
  const blockKey = `b${crypto.randomUUID().replaceAll('-', '_')}`;
  await app.sql("insert into content_blocks (id, page_key, block_key) values ($1, 'terms', $2)", [
    crypto.randomUUID(),
    blockKey,
  ]);
  return { pageKey: 'terms', blockKey };
}

/** A token as a mail to a new account would carry it. */
async function mailedToken(
  app: TestApp,
  purpose: 'verify-email' | 'reset-password' | 'change-email',
  newEmail: string | null = null,
): Promise<string> {
  const token = crypto.randomUUID();
  const hash = createHash('sha256').update(token).digest();
  const { id } = await createMember(app, { confirmed: false });
  await app.sql(
    `insert into account_tokens (token_hash, account_id, purpose, new_email, expires_at)
      values ($1, $2, $3, $4, now() + interval '1 h')`,
    [hash, id, purpose, newEmail],
  );
  return token;
}
