import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#platform/contract/route.ts';
import { databaseState } from '#platform/testing/failures.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { type Call, pathOf } from './testing/call.ts';
import { CONTRACT_ROUTES } from './testing/contract-routes.ts';
import { validCalls } from './testing/valid-calls.ts';

/** `owner` is the member whose records a call is about; `another member` and `admin` have no part in them. */
const ROLES = ['signed out', 'unconfirmed', 'another member', 'owner', 'admin'] as const;
type Role = (typeof ROLES)[number];

/** The status for each role, in the order of ROLES. */
type Statuses = [number, number, number, number, number];

const EVERYBODY: Statuses = [200, 200, 200, 200, 200];
const SIGNED_IN: Statuses = [401, 200, 200, 200, 200];
const READS_OWN: Statuses = [401, 404, 404, 200, 404];
const CHANGES_OWN: Statuses = [401, 403, 404, 200, 404];
const ADDS_TO_OWN: Statuses = [401, 403, 404, 201, 404];
const CREATES: Statuses = [401, 403, 201, 201, 201];
const ADMIN_ONLY: Statuses = [401, 403, 403, 403, 200];

/** Servers of tests offer no sandbox. */
const NO_SANDBOX: Statuses = [404, 404, 404, 404, 404];

const TABLE: Record<string, Statuses> = {
  getHealth: EVERYBODY,
  runQuery: SIGNED_IN,
  listJobQueues: ADMIN_ONLY,
  listFailedJobs: ADMIN_ONLY,
  retryJob: ADMIN_ONLY,
  retryQueue: ADMIN_ONLY,
  getMailCounts: ADMIN_ONLY,
  listFailedMails: ADMIN_ONLY,
  retryMail: ADMIN_ONLY,
  retryMails: ADMIN_ONLY,
  giveUpMail: ADMIN_ONLY,
  getSystemFacts: ADMIN_ONLY,
  listSystemFigures: ADMIN_ONLY,
  listModerationQueue: ADMIN_ONLY,
  decideQueueItem: ADMIN_ONLY,
  listModerationLog: ADMIN_ONLY,
  getRefusal: READS_OWN,
  answerRefusal: ADDS_TO_OWN,
  getPrivacyFigures: ADMIN_ONLY,
  listPendingDeletions: ADMIN_ONLY,
  listDataExports: ADMIN_ONLY,
  getStatus: EVERYBODY,
  listReadings: ADMIN_ONLY,
  listIncidents: ADMIN_ONLY,
  createIncident: [401, 403, 403, 403, 201],
  addIncidentUpdate: [401, 403, 403, 403, 201],
  listMaintenance: ADMIN_ONLY,
  createMaintenance: [401, 403, 403, 403, 201],
  updateMaintenance: ADMIN_ONLY,
  removeMaintenance: ADMIN_ONLY,
  signUp: [201, 201, 201, 201, 201],
  signIn: EVERYBODY,
  signOut: EVERYBODY,
  refreshSession: EVERYBODY,
  getUser: SIGNED_IN,
  checkSession: EVERYBODY,
  checkEmailExists: EVERYBODY,
  checkNewPassword: EVERYBODY,
  resendVerification: EVERYBODY,
  verifyEmail: EVERYBODY,
  forgotPassword: EVERYBODY,
  resetPassword: EVERYBODY,
  getGrievanceContact: EVERYBODY,
  confirmEmailChange: EVERYBODY,

  getAccount: SIGNED_IN,
  changePassword: SIGNED_IN,
  changeEmail: SIGNED_IN,
  withdrawEmailChange: SIGNED_IN,
  agreeToConsentNotice: SIGNED_IN,
  exportAccountData: SIGNED_IN,
  scheduleAccountDeletion: SIGNED_IN,
  keepAccount: SIGNED_IN,
  listSessions: SIGNED_IN,
  removeSession: [401, 404, 404, 200, 404],
  removeOtherSessions: SIGNED_IN,
  endMemberSessions: ADMIN_ONLY,
  checkAdminAccess: [401, 403, 403, 403, 200],
  getTwoFactor: SIGNED_IN,
  listAccessTokens: SIGNED_IN,
  createAccessToken: [401, 403, 201, 201, 201],
  revokeAccessToken: READS_OWN,
  listWebhooks: SIGNED_IN,
  createWebhook: CREATES,
  updateWebhook: CHANGES_OWN,
  removeWebhook: READS_OWN,
  rollWebhookSecret: CHANGES_OWN,
  testWebhook: ADDS_TO_OWN,
  listWebhookDeliveries: READS_OWN,
  redeliverWebhook: CHANGES_OWN,
  beginTwoFactor: [401, 201, 201, 201, 201],
  confirmTwoFactor: [401, 400, 400, 200, 400],
  renewRecoveryCodes: [401, 409, 409, 200, 409],
  switchOffTwoFactor: [401, 409, 409, 200, 409],

  listColleagues: [401, 403, 200, 200, 200],
  updateColleague: CHANGES_OWN,
  removeColleague: CHANGES_OWN,
  leaveProfile: READS_OWN,
  listOwnProfiles: SIGNED_IN,
  switchProfile: READS_OWN,
  updatePersonName: SIGNED_IN,
  updateMailChoices: SIGNED_IN,
  listInvitations: [401, 403, 200, 200, 200],
  createInvitation: CREATES,
  resendInvitation: CHANGES_OWN,
  withdrawInvitation: CHANGES_OWN,
  openInvitation: EVERYBODY,
  acceptInvitation: [401, 403, 404, 404, 404],
  signInToInvitation: EVERYBODY,
  signUpToInvitation: [201, 201, 201, 201, 201],
  listDomainClaims: [401, 403, 200, 200, 200],
  createDomainClaim: CREATES,
  resendDomainClaim: CHANGES_OWN,
  confirmDomainClaim: CHANGES_OWN,
  removeDomainClaim: CHANGES_OWN,
  requestJoinLink: EVERYBODY,
  openJoinLink: EVERYBODY,
  signUpToJoin: [201, 201, 201, 201, 201],
  signInToJoin: EVERYBODY,
  getJoinOffer: SIGNED_IN,
  askToJoin: [401, 403, 200, 200, 200],
  withdrawJoinRequest: [401, 404, 404, 200, 404],
  listJoinRequests: [401, 403, 200, 200, 200],
  acceptJoinRequest: CHANGES_OWN,
  declineJoinRequest: CHANGES_OWN,
  getProfileDeletion: [401, 403, 200, 200, 200],
  scheduleProfileDeletion: [401, 403, 400, 200, 400],
  keepProfile: [401, 403, 200, 200, 200],
  // The last of them: the owner is a manager from then on.
  transferOwnership: CHANGES_OWN,

  getProfile: SIGNED_IN,
  updateProfile: [401, 403, 200, 200, 200],
  getMemberPage: EVERYBODY,
  listMemberServices: EVERYBODY,
  listMemberProjects: EVERYBODY,
  listMemberRegistrations: EVERYBODY,
  getOverview: SIGNED_IN,
  updateAvatar: [401, 403, 200, 200, 200],
  removeAvatar: [401, 403, 200, 200, 200],
  listServices: SIGNED_IN,
  createService: CREATES,
  getService: READS_OWN,
  updateService: CHANGES_OWN,
  removeService: CHANGES_OWN,
  listProjects: SIGNED_IN,
  getProjectStats: SIGNED_IN,
  createProject: CREATES,
  getProject: READS_OWN,
  updateProject: CHANGES_OWN,
  removeProject: CHANGES_OWN,
  createProjectPicture: ADDS_TO_OWN,
  updateProjectPicture: CHANGES_OWN,
  removeProjectPicture: CHANGES_OWN,

  listDocuments: SIGNED_IN,
  createDocument: CREATES,
  updateDocument: CHANGES_OWN,
  replaceDocumentFile: CHANGES_OWN,
  removeDocument: CHANGES_OWN,
  shareDocument: ADDS_TO_OWN,
  shareDocuments: ADDS_TO_OWN,
  revokeDocumentShare: CHANGES_OWN,
  listSharedDocuments: SIGNED_IN,
  getSharedDocumentSummary: SIGNED_IN,
  listDocumentOpenings: SIGNED_IN,
  openDocument: CHANGES_OWN,
  downloadDocument: CHANGES_OWN,

  createUpload: CREATES,
  listUploads: SIGNED_IN,
  removeUpload: CHANGES_OWN,

  listResources: EVERYBODY,
  listLatestResources: EVERYBODY,
  getResource: EVERYBODY,
  viewResource: EVERYBODY,
  downloadResource: EVERYBODY,
  listOwnResources: SIGNED_IN,
  // The upload is the owner's.
  createResource: ADDS_TO_OWN,
  updateResource: CHANGES_OWN,
  addResourceVersion: ADDS_TO_OWN,
  removeResource: CHANGES_OWN,
  listResourceRatings: EVERYBODY,
  rateResource: [401, 403, 200, 200, 200],
  removeResourceRating: [401, 403, 200, 200, 200],
  answerResourceRating: CHANGES_OWN,
  listWaitingResources: ADMIN_ONLY,
  decideResource: ADMIN_ONLY,
  verifyResource: ADMIN_ONLY,

  getVerification: SIGNED_IN,
  // A member without papers has nothing to show.
  askForVerification: [401, 403, 409, 201, 409],
  withdrawVerification: CHANGES_OWN,
  listVerificationRequests: ADMIN_ONLY,
  getVerificationRequest: ADMIN_ONLY,
  decideVerification: ADMIN_ONLY,
  revokeVerification: ADMIN_ONLY,
  openVerificationNumbers: ADMIN_ONLY,
  openVerificationDocument: ADMIN_ONLY,
  // The link works for the session that asked for it: the call is made with the owner's.
  downloadVerificationDocument: [401, 403, 403, 403, 404],

  listMarketplaceProfiles: SIGNED_IN,
  getMarketplaceProfile: SIGNED_IN,
  getMarketplaceProfileDetail: SIGNED_IN,
  listMatches: SIGNED_IN,
  getMatchSettings: SIGNED_IN,
  updateMatchSettings: SIGNED_IN,
  listFacets: SIGNED_IN,
  listRecommendations: SIGNED_IN,
  searchMarketplace: SIGNED_IN,
  listMarketplaceProfileProjects: SIGNED_IN,
  listMarketplaceProfileServices: SIGNED_IN,
  listSavedProfiles: SIGNED_IN,
  saveProfile: SIGNED_IN,
  unsaveProfile: SIGNED_IN,
  listShortlists: SIGNED_IN,
  createShortlist: CREATES,
  renameShortlist: CHANGES_OWN,
  removeShortlist: CHANGES_OWN,
  getShortlist: READS_OWN,
  saveShortlistEntry: CHANGES_OWN,
  removeShortlistEntry: CHANGES_OWN,
  exportMarketplaceProfiles: [401, 403, 200, 200, 200],
  exportShortlist: CHANGES_OWN,
  listSavedSearches: SIGNED_IN,
  createSavedSearch: CREATES,
  updateSavedSearch: CHANGES_OWN,
  removeSavedSearch: CHANGES_OWN,

  sendCollaborationRequest: [201, 403, 201, 201, 201],
  listReceivedCollaborationRequests: SIGNED_IN,
  listSentCollaborationRequests: SIGNED_IN,
  getCollaborationRequestCounts: SIGNED_IN,
  listHeldCollaborationRequests: [401, 403, 403, 403, 200],
  editHeldRequest: ADMIN_ONLY,
  releaseHeldRequest: ADMIN_ONLY,
  refuseHeldRequest: ADMIN_ONLY,
  answerCollaborationRequest: CHANGES_OWN,
  ratePartner: ADDS_TO_OWN,
  listCollaborationRatings: READS_OWN,
  listProfileRatings: EVERYBODY,
  replyToRating: CHANGES_OWN,

  listCollaborations: SIGNED_IN,
  listCircles: SIGNED_IN,
  getCircle: SIGNED_IN,
  visitCircle: SIGNED_IN,
  followCircle: SIGNED_IN,
  unfollowCircle: SIGNED_IN,
  listTopics: SIGNED_IN,
  searchPosts: SIGNED_IN,
  createTopic: CREATES,
  getTopic: SIGNED_IN,
  readTopic: SIGNED_IN,
  followTopic: SIGNED_IN,
  // The topic's author and admins.
  markAnswer: [401, 403, 403, 200, 200],
  // In a circle that the owner moderates.
  setTopicState: [401, 403, 403, 200, 200],
  listReplies: SIGNED_IN,
  createReply: CREATES,
  previewPost: SIGNED_IN,
  updatePost: [401, 403, 403, 200, 403],
  removePost: [401, 403, 403, 200, 403],
  listPostVersions: SIGNED_IN,
  createAttachment: CREATES,
  removeAttachment: CHANGES_OWN,
  // Of a post that nobody has sent yet.
  openAttachment: READS_OWN,
  // The link works for the session that asked for it.
  downloadAttachment: READS_OWN,
  // The owner reports the post of another member.
  reportPost: CREATES,
  // In a circle that the owner moderates.
  hidePost: [401, 403, 403, 200, 200],
  showPost: [401, 403, 403, 200, 200],
  stopMails: EVERYBODY,
  listReportedPosts: ADMIN_ONLY,
  decideReports: ADMIN_ONLY,
  listManagedCircles: ADMIN_ONLY,
  createCircle: [401, 403, 403, 403, 201],
  updateCircle: ADMIN_ONLY,

  getCollaborationStats: SIGNED_IN,
  createCollaboration: CREATES,
  getCollaboration: READS_OWN,
  updateCollaboration: CHANGES_OWN,
  removeCollaboration: CHANGES_OWN,
  archiveCollaboration: CHANGES_OWN,
  restoreCollaboration: CHANGES_OWN,
  updateParticipantRole: CHANGES_OWN,
  handOverLead: CHANGES_OWN,
  createSeat: ADDS_TO_OWN,
  removeSeat: CHANGES_OWN,
  leaveCollaboration: CHANGES_OWN,
  listBudgetProposals: READS_OWN,
  proposeBudget: ADDS_TO_OWN,
  answerBudgetProposal: CHANGES_OWN,
  listMilestones: READS_OWN,
  createMilestone: ADDS_TO_OWN,
  updateMilestone: CHANGES_OWN,
  removeMilestone: CHANGES_OWN,
  listParticipants: READS_OWN,
  createParticipant: ADDS_TO_OWN,
  updateParticipant: CHANGES_OWN,
  removeParticipant: CHANGES_OWN,

  getAdminNavigation: ADMIN_ONLY,
  listPeople: ADMIN_ONLY,
  exportPeople: ADMIN_ONLY,
  openPerson: ADMIN_ONLY,
  suspendPerson: ADMIN_ONLY,
  restorePerson: ADMIN_ONLY,
  changeAdminRole: ADMIN_ONLY,
  previewMerge: ADMIN_ONLY,
  mergePerson: ADMIN_ONLY,
  resendPersonVerification: ADMIN_ONLY,
  listAuditEntries: ADMIN_ONLY,
  verifyAuditLog: ADMIN_ONLY,
  exportAuditEntries: ADMIN_ONLY,

  listContentBlocks: EVERYBODY,
  listContentDrafts: ADMIN_ONLY,
  updateContentBlock: ADMIN_ONLY,
  updateBlockPicture: ADMIN_ONLY,
  publishContentBlock: ADMIN_ONLY,
  unpublishContentBlock: ADMIN_ONLY,
  listAllContentDrafts: ADMIN_ONLY,
  keepContentBlock: ADMIN_ONLY,
  listContentVersions: ADMIN_ONLY,
  restoreContentVersion: ADMIN_ONLY,
  listTestimonials: EVERYBODY,
  sendTestimonial: CREATES,
  listOwnTestimonials: SIGNED_IN,
  listPendingTestimonials: ADMIN_ONLY,
  decideTestimonial: ADMIN_ONLY,

  listOwnCertificates: SIGNED_IN,
  checkCertificate: EVERYBODY,
  downloadCertificate: READS_OWN,
  revokeCertificate: ADMIN_ONLY,
  listCaseStudies: EVERYBODY,
  listCaseStudyOrganizations: EVERYBODY,
  listMemberCaseStudies: EVERYBODY,
  getCaseStudy: EVERYBODY,
  viewCaseStudy: EVERYBODY,
  downloadCaseStudyMedia: EVERYBODY,
  likeCaseStudy: [401, 403, 200, 200, 200],
  unlikeCaseStudy: [401, 403, 200, 200, 200],
  listOwnCaseStudies: SIGNED_IN,
  createCaseStudy: CREATES,
  getOwnCaseStudy: READS_OWN,
  updateCaseStudy: CHANGES_OWN,
  submitCaseStudy: CHANGES_OWN,
  removeCaseStudy: CHANGES_OWN,
  addCaseStudyMedia: ADDS_TO_OWN,
  removeCaseStudyMedia: CHANGES_OWN,
  listReviewedCaseStudies: ADMIN_ONLY,
  getReviewedCaseStudy: ADMIN_ONLY,
  decideCaseStudy: ADMIN_ONLY,
  listCourseSessions: EVERYBODY,
  listNextSessions: EVERYBODY,
  // Its dates are no secret, so others learn that they may not.
  createCourseSession: [401, 403, 403, 201, 201],
  updateCourseSession: [401, 403, 403, 200, 200],
  cancelCourseSession: [401, 403, 403, 200, 200],
  setSessionRecording: [401, 403, 403, 200, 200],
  registerForSession: [401, 403, 200, 200, 200],
  leaveSession: [401, 403, 200, 200, 200],
  getSessionCalendar: EVERYBODY,

  listNews: EVERYBODY,
  listPublicNewsSources: EVERYBODY,
  openNews: EVERYBODY,
  markNews: SIGNED_IN,
  getExampleFeed: EVERYBODY,
  listNewsSources: ADMIN_ONLY,
  createNewsSource: [401, 403, 403, 403, 201],
  updateNewsSource: ADMIN_ONLY,
  removeNewsSource: ADMIN_ONLY,
  previewFeed: ADMIN_ONLY,
  readOpml: ADMIN_ONLY,
  exportOpml: ADMIN_ONLY,
  addNewsSources: [401, 403, 403, 403, 201],
  syncNews: ADMIN_ONLY,
  fetchNewsSource: ADMIN_ONLY,

  listCourses: EVERYBODY,
  getCourse: EVERYBODY,
  openCourse: EVERYBODY,
  enrolInCourse: [401, 403, 200, 200, 200],
  leaveCourse: [401, 403, 200, 200, 200],
  listCourseRatings: EVERYBODY,
  // Only who has done a module of it.
  rateCourse: [401, 403, 409, 200, 409],
  removeCourseRating: [401, 403, 200, 200, 200],
  getLearnOverview: EVERYBODY,
  searchLearn: EVERYBODY,
  // Only those who are enrolled.
  getCourseModule: [401, 403, 403, 200, 403],
  saveModuleProgress: [401, 403, 403, 200, 403],
  answerCourseQuiz: [401, 403, 403, 200, 403],
  downloadCourseFile: [401, 403, 403, 200, 403],

  listOwnCourseProposals: SIGNED_IN,
  // The owner has verification level 1.
  createCourseProposal: [401, 403, 403, 201, 201],
  getCourseProposal: [401, 403, 404, 200, 200],
  saveCourseProposal: CHANGES_OWN,
  submitCourseProposal: CHANGES_OWN,
  withdrawCourseProposal: CHANGES_OWN,
  removeCourseProposal: CHANGES_OWN,
  createCourseFile: ADDS_TO_OWN,
  previewCourseText: [401, 403, 200, 200, 200],
  listWaitingCourseProposals: ADMIN_ONLY,
  decideCourseProposal: ADMIN_ONLY,
  listHiddenCourses: ADMIN_ONLY,
  hideCourse: ADMIN_ONLY,
  showCourse: ADMIN_ONLY,

  listFreeSlots: EVERYBODY,
  bookDemo: [201, 201, 201, 201, 201],
  getDemoBooking: EVERYBODY,
  getDemoBookingCalendar: EVERYBODY,
  moveDemoBooking: EVERYBODY,
  acceptDemoOffer: EVERYBODY,
  cancelDemoBooking: EVERYBODY,
  requestGroupDemo: [201, 201, 201, 201, 201],
  listDemoSlots: ADMIN_ONLY,
  offerDemoSlots: [401, 403, 403, 403, 201],
  closeDemoSlot: ADMIN_ONLY,
  cancelDemoSlot: ADMIN_ONLY,
  cancelBookingAsAdmin: ADMIN_ONLY,
  listDemoRequests: ADMIN_ONLY,
  offerGroupDemo: ADMIN_ONLY,
  declineGroupDemo: ADMIN_ONLY,
  getChatStatus: SIGNED_IN,
  // An admin is a supporter, with a desk open in this test: only that of another member counts.
  startChat: [401, 201, 201, 201, 201],
  sendChatMessage: [401, 404, 404, 201, 409],
  reportChatTyping: [401, 404, 404, 200, 409],
  endChat: [401, 404, 404, 200, 409],
  watchChat: [401, 404, 404, 200, 200],
  listChats: ADMIN_ONLY,
  takeChat: ADMIN_ONLY,
  watchChats: ADMIN_ONLY,
  createTicket: [201, 201, 201, 201, 201],
  listTickets: SIGNED_IN,
  getTicketCounts: SIGNED_IN,
  getTicket: READS_OWN,
  replyToTicket: [401, 404, 404, 201, 404],
  rateTicket: READS_OWN,
  createTicketFile: [401, 404, 404, 201, 201],
  removeTicketFile: READS_OWN,
  openTicketFile: READS_OWN,
  downloadTicketFile: READS_OWN,
  openGuestTicket: EVERYBODY,
  replyToGuestTicket: [201, 201, 201, 201, 201],
  rateGuestTicket: EVERYBODY,
  downloadGuestFile: EVERYBODY,
  endGuestLinks: EVERYBODY,
  getTicketToAnswer: ADMIN_ONLY,
  updateTicket: ADMIN_ONLY,
  listTicketNotes: ADMIN_ONLY,
  createTicketNote: [401, 403, 403, 403, 201],
  listDoubleTickets: ADMIN_ONLY,
  mergeTicket: ADMIN_ONLY,
  unmergeTicket: ADMIN_ONLY,
  revokeTicketLinks: ADMIN_ONLY,

  listDeskTickets: ADMIN_ONLY,
  listSupporters: ADMIN_ONLY,
  listSavedViews: ADMIN_ONLY,
  createSavedView: [401, 403, 403, 403, 201],
  removeSavedView: ADMIN_ONLY,
  listCannedAnswers: ADMIN_ONLY,
  createCannedAnswer: [401, 403, 403, 403, 201],
  updateCannedAnswer: ADMIN_ONLY,
  removeCannedAnswer: ADMIN_ONLY,
  listCannedAnswerChanges: ADMIN_ONLY,
  openMemberFacts: ADMIN_ONLY,
  listMemberLooks: ADMIN_ONLY,
  reportPresence: ADMIN_ONLY,
  leaveTicket: ADMIN_ONLY,
  listTicketWeeks: ADMIN_ONLY,
  getSupportFigures: EVERYBODY,
  createGrievance: [201, 201, 201, 201, 201],
  listGrievances: ADMIN_ONLY,
  getGrievance: ADMIN_ONLY,
  acknowledgeGrievance: ADMIN_ONLY,
  decideGrievance: ADMIN_ONLY,
  exportGrievances: ADMIN_ONLY,
  listHolidays: ADMIN_ONLY,
  createHoliday: [401, 403, 403, 403, 201],
  removeHoliday: ADMIN_ONLY,

  askAssistant: EVERYBODY,

  getSandboxOffer: EVERYBODY,
  startSandbox: [409, 409, 409, 409, 409],
  getSandbox: NO_SANDBOX,
  takeSeat: NO_SANDBOX,
  endSandbox: EVERYBODY,

  getDesk: SIGNED_IN,
};

/** Roles that are refused before anything is looked up, by the access that a contract declares. */
const REFUSED: Record<Route['access'], Partial<Record<Role, number>>> = {
  public: {},
  'guest-or-confirmed': { unconfirmed: 403 },
  'signed-in': { 'signed out': 401 },
  confirmed: { 'signed out': 401, unconfirmed: 403 },
  admin: { 'signed out': 401, unconfirmed: 403, 'another member': 403, owner: 403 },
};

let app: TestApp;
let members: Record<Exclude<Role, 'signed out'>, TestMember>;
let calls: ReturnType<typeof validCalls>;

beforeAll(async () => {
  app = await startTestApp();
  members = {
    unconfirmed: await createMember(app, { confirmed: false }),
    'another member': await createMember(app),
    owner: await createMember(app, { type: 'corporate' }),
    admin: await createMember(app, { admin: true }),
  };
  // The last admin could not ask for the deletion of the account.
  await createMember(app, { admin: true });
  calls = validCalls(app, members.owner);
});
afterAll(() => app.stop());

test('every route of the contracts has a row in the table and a call, and no row is without its route', () => {
  const names = CONTRACT_ROUTES.map(({ name }) => name).sort();
  expect(Object.keys(TABLE).sort()).toEqual(names);
  expect(Object.keys(calls).sort()).toEqual(names);
});

for (const route of CONTRACT_ROUTES) {
  describe(`${route.method} /service/api${route.path}`, () => {
    const newCall = async (): Promise<Call> => (await calls[route.name]?.()) ?? {};
    /** For all who are refused: they leave it as it is. */
    let refused: { call: Call; before: Awaited<ReturnType<typeof databaseState>> } | undefined;

    test.each(ROLES.map((role, at) => [role, TABLE[route.name]?.[at]] as const))(
      '%s: %i',
      async (role, status) => {
        expect(status, 'agrees with the declared access').toBe(REFUSED[route.access][role] ?? status);
        const token = role === 'signed out' ? null : members[role].token;
        const send = async (call: Call) => {
          const answer = await app.request(route.method, pathOf(route, call), { token, body: call.body });
          expect(answer.status, JSON.stringify(answer.body)).toBe(status);
        };
        if ((status ?? 0) < 400) {
          refused = undefined;
          return send(await newCall());
        }
        refused ??= { call: await newCall(), before: await databaseState(app) };
        await send(refused.call);
        expect(await databaseState(app), 'refused, so unchanged').toEqual(refused.before);
      },
    );
  });
}
