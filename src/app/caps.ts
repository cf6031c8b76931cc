import { ACCESS_TOKENS_MAX } from '#features/accounts/access-tokens/access-tokens.contract.ts';
import { DOMAINS_MAX } from '#features/accounts/domain-claims/domain-claims.contract.ts';
import { JOIN_REQUESTS_MAX } from '#features/accounts/join-requests/join-requests.contract.ts';
import { WEBHOOKS_MAX } from '#features/accounts/webhooks/webhooks.contract.ts';
import { BUDGET_PROPOSALS_MAX } from '#features/collaborations/budget/budget-proposals.contract.ts';
import {
  COMMENT_MENTIONS_MAX,
  COMMENT_VERSIONS_MAX,
  COMMENTS_MAX,
} from '#features/collaborations/comments/comments.contract.ts';
import {
  FILE_VERSIONS_MAX,
  FILES_MAX,
  WORKSPACE_BYTES_MAX,
} from '#features/collaborations/files/collaboration-files.contract.ts';
import { FOLDERS_MAX } from '#features/collaborations/files/collaboration-folders.contract.ts';
import { GROUPS_MAX, INDICATORS_MAX } from '#features/collaborations/indicators/indicators.contract.ts';
import { EVIDENCE_MAX, READINGS_MAX } from '#features/collaborations/indicators/readings.contract.ts';
import { MILESTONES_MAX } from '#features/collaborations/milestones/milestones.contract.ts';
import { PARTICIPANTS_MAX } from '#features/collaborations/participants/participants.contract.ts';
import {
  REPORT_COMMENTS_MAX,
  REPORT_FILES_MAX,
  REPORTS_MAX,
} from '#features/collaborations/reports/reports.contract.ts';
import { WITHDRAWN_A_DAY_MAX } from '#features/collaborations/requests/collaboration-requests.contract.ts';
import { ATTACHMENTS_MAX, MENTIONS_MAX } from '#features/community/posts/posts.contract.ts';
import { DOCUMENTS_MAX } from '#features/documents/documents/documents.contract.ts';
import {
  COURSE_FILES_MAX,
  PROPOSALS_MAX,
} from '#features/learn/course-proposals/course-proposals.contract.ts';
import {
  LIBRARY_BYTES_MAX,
  RESOURCE_VERSIONS_MAX,
  RESOURCES_MAX,
} from '#features/learn/resource-upload/resource-upload.contract.ts';
import { SESSIONS_MAX, WAITING_MAX } from '#features/learn/webinars/course-sessions.rules.ts';
import { SAVED_SEARCHES_MAX } from '#features/marketplace/saved-searches/saved-searches.contract.ts';
import {
  SHORTLIST_ENTRIES_MAX,
  SHORTLISTS_MAX,
} from '#features/marketplace/shortlists/shortlists.contract.ts';
import { PROJECT_PICTURES_MAX } from '#features/profiles/project-pictures/project-pictures.contract.ts';
import { CASE_STUDY_MEDIA_MAX } from '#features/stories/case-study-drafts/case-study-drafts.contract.ts';
import { NOTES_MAX } from '#features/support/ticket-work/ticket-work.contract.ts';
import { REPLIES_MAX, TICKET_FILES_MAX } from '#features/support/tickets/support-tickets.contract.ts';
import { UPLOADS_MAX } from '#platform/contract/uploads.ts';
import type { Caps } from '#platform/server/http/caps.ts';

/**
 * Limits on what one member can create: by route, per Indian day and in total. They stop one account from filling the
 * tables that all share; ordinary use stays far below them. `docs/operations.md` shows this table.
 */
export const CAPS = {
  createCollaboration: {
    what: 'collaborations',
    perDay: 50,
    inAll: { max: 500, table: 'collaborations', column: 'created_by' },
  },
  archiveCollaboration: { what: 'archived collaborations', perDay: 50 },
  proposeBudget: { what: 'budget proposals', perDay: 50 },
  createCalendarFeed: { what: 'addresses for calendar programs', perDay: 20 },
  createMilestone: { what: 'milestones', perDay: 500 },
  createFolder: { what: 'folders', perDay: 200 },
  createFile: { what: 'files of collaborations', perDay: 300 },
  createFileVersion: { what: 'file versions', perDay: 300 },
  createProgressReport: { what: 'progress reports', perDay: 50 },
  sendProgressReport: { what: 'sent progress reports', perDay: 50 },
  answerProgressReport: { what: 'answers to progress reports', perDay: 100 },
  createIndicator: { what: 'indicators', perDay: 200 },
  createIndicatorReading: { what: 'readings of indicators', perDay: 1000 },
  createComment: { what: 'comments', perDay: 500 },
  updateComment: { what: 'edits of comments', perDay: 500 },
  addReaction: { what: 'reactions to comments', perDay: 1000 },
  inviteOrganisation: { what: 'invitations into collaborations', perDay: 50 },
  resendCollaborationInvitation: { what: 'invitations into collaborations sent again', perDay: 50 },
  createParticipant: { what: 'participants', perDay: 500 },
  sendCollaborationRequest: { what: 'collaboration requests', perDay: 50 },
  answerCollaborationRequest: { what: 'answers to collaboration requests', perDay: 200 },
  ratePartner: { what: 'ratings', perDay: 50 },
  replyToRating: { what: 'replies to ratings', perDay: 50 },

  createProject: {
    what: 'projects',
    perDay: 50,
    inAll: { max: 300, table: 'user_projects', column: 'user_id' },
  },
  createProjectPicture: { what: 'project pictures', perDay: 200 },
  createService: {
    what: 'services',
    perDay: 50,
    inAll: { max: 200, table: 'user_services', column: 'user_id' },
  },
  updateProfile: { what: 'changes of the profile', perDay: 200 },
  updateAvatar: { what: 'profile pictures', perDay: 50 },

  createDocument: { what: 'documents', perDay: 150 },
  replaceDocumentFile: { what: 'new files of documents', perDay: 150 },
  shareDocument: { what: 'shared documents', perDay: 200 },
  shareDocuments: { what: 'shares of several documents', perDay: 100 },
  openDocument: { what: 'opened documents', perDay: 500 },
  createResource: {
    what: 'resources',
    perDay: 50,
    inAll: { max: RESOURCES_MAX, table: 'resources', column: 'author_id' },
  },
  addResourceVersion: { what: 'new versions of resources', perDay: 50 },
  rateResource: { what: 'ratings of resources', perDay: 100 },
  answerResourceRating: { what: 'answers to ratings of resources', perDay: 100 },
  createUpload: { what: 'files sent in parts', perDay: 200 },
  askForVerification: { what: 'requests for verification', perDay: 10 },

  saveProfile: {
    what: 'saved profiles',
    perDay: 500,
    inAll: { max: 2000, table: 'saved_profiles', column: 'user_id' },
  },
  createShortlist: {
    what: 'shortlists',
    perDay: 50,
    inAll: { max: SHORTLISTS_MAX, table: 'shortlists', column: 'owner_id' },
  },
  createSavedSearch: { what: 'saved searches', perDay: 50 },
  saveShortlistEntry: { what: 'partners put on shortlists, and notes', perDay: 500 },
  sendTestimonial: { what: 'stories', perDay: 5 },
  createCaseStudy: {
    what: 'success stories',
    perDay: 20,
    inAll: { max: 50, table: 'case_studies', column: 'author_id' },
  },
  submitCaseStudy: { what: 'success stories sent for review', perDay: 10 },
  addCaseStudyMedia: { what: 'files of success stories', perDay: 100 },
  likeCaseStudy: { what: 'likes of success stories', perDay: 500 },
  openNews: { what: 'opened news', perDay: 1000 },
  createTopic: { what: 'topics', perDay: 20 },
  createReply: { what: 'replies', perDay: 100 },
  updatePost: { what: 'changes of posts', perDay: 200 },
  createAttachment: { what: 'attachments', perDay: 60 },
  reportPost: { what: 'reported posts', perDay: 30 },
  readTopic: { what: 'topics read', perDay: 2000 },
  followTopic: { what: 'followed or muted topics', perDay: 200 },

  markNews: { what: 'marks of news', perDay: 1000 },
  openCourse: { what: 'opened courses', perDay: 500 },
  enrolInCourse: { what: 'enrolments in courses', perDay: 100 },
  saveModuleProgress: { what: 'steps in courses', perDay: 1000 },
  answerCourseQuiz: { what: 'answers to quizzes', perDay: 500 },
  createCourseProposal: {
    what: 'courses',
    perDay: 20,
    inAll: { max: PROPOSALS_MAX, table: 'course_proposals', column: 'author_id' },
  },
  saveCourseProposal: { what: 'changes of courses', perDay: 2000 },
  submitCourseProposal: { what: 'submitted courses', perDay: 50 },
  createCourseFile: { what: 'files of courses', perDay: 200 },
  previewCourseText: { what: 'previews of texts', perDay: 1000 },
  createCourseSession: { what: 'dates of courses', perDay: 50 },
  updateCourseSession: { what: 'changes of dates', perDay: 100 },
  registerForSession: { what: 'registrations for dates', perDay: 100 },
  rateCourse: { what: 'ratings of courses', perDay: 50 },
  bookDemo: { what: 'booked demos', perDay: 10 },
  requestGroupDemo: { what: 'requests for a group demo', perDay: 5 },
  startChat: { what: 'chats with the support team', perDay: 20 },
  sendChatMessage: { what: 'chat messages', perDay: 1000 },
  createGrievance: { what: 'reports of content and privacy requests', perDay: 20 },
  createTicket: { what: 'support tickets', perDay: 20 },
  replyToTicket: { what: 'messages in support tickets', perDay: 100 },
  replyToGuestTicket: { what: 'messages by a link in a mail', perDay: 100 },
  createTicketFile: { what: 'files in support tickets', perDay: 100 },
  rateTicket: { what: 'ratings of support', perDay: 50 },

  changeEmail: { what: 'changes of the email address', perDay: 10 },
  changePassword: { what: 'changes of the password', perDay: 20 },
  agreeToConsentNotice: { what: 'consents', perDay: 20 },
  scheduleAccountDeletion: { what: 'requests to delete the account', perDay: 10 },
  scheduleProfileDeletion: { what: 'requests to delete an organisation', perDay: 10 },
  beginTwoFactor: { what: 'set-ups of two-factor sign-in', perDay: 20 },
  createInvitation: { what: 'invitations', perDay: 30 },
  resendInvitation: { what: 'invitations sent again', perDay: 50 },
  createDomainClaim: { what: 'claims of domains', perDay: 10 },
  resendDomainClaim: { what: 'links of domains sent again', perDay: 20 },
  askToJoin: { what: 'requests to join an organisation', perDay: 10 },
  createAccessToken: { what: 'access tokens', perDay: 20 },
  createWebhook: { what: 'webhooks', perDay: 20 },
  testWebhook: { what: 'tests of webhooks', perDay: 200 },
  redeliverWebhook: { what: 'repeated deliveries', perDay: 500 },
  renewRecoveryCodes: { what: 'sets of recovery codes', perDay: 20 },
  exportAccountData: { what: 'exports of the data', perDay: 20 },
} as const satisfies Caps;

/** Limits that the services check themselves, for the table in the docs. */
export const OTHER_CAPS = [
  ['access tokens', ACCESS_TOKENS_MAX, 'of a member'],
  ['webhooks', WEBHOOKS_MAX, 'of a member'],
  ['domains', DOMAINS_MAX, 'of an organisation'],
  ['requests to join that wait', JOIN_REQUESTS_MAX, 'of an organisation'],
  ['documents', DOCUMENTS_MAX, 'in a vault'],
  ['pictures', PROJECT_PICTURES_MAX, 'of a project'],
  ['files', CASE_STUDY_MEDIA_MAX, 'of a success story'],
  ['milestones', MILESTONES_MAX, 'of a collaboration'],
  ['folders', FOLDERS_MAX, 'of a collaboration'],
  ['files', FILES_MAX, 'of a collaboration'],
  ['versions', FILE_VERSIONS_MAX, 'of a file of a collaboration'],
  ['megabytes', WORKSPACE_BYTES_MAX / 1024 / 1024, 'of files of a collaboration'],
  ['participants', PARTICIPANTS_MAX, 'of a collaboration'],
  ['comments', COMMENTS_MAX, 'of a collaboration'],
  ['earlier versions', COMMENT_VERSIONS_MAX, 'of a comment'],
  ['mentions', COMMENT_MENTIONS_MAX, 'in a comment'],
  ['progress reports', REPORTS_MAX, 'of a collaboration'],
  ['files', REPORT_FILES_MAX, 'that a progress report names'],
  ['comments', REPORT_COMMENTS_MAX, 'that a progress report quotes'],
  ['indicators', INDICATORS_MAX, 'of a collaboration'],
  ['groups', GROUPS_MAX, 'of an indicator'],
  ['readings', READINGS_MAX, 'of an indicator'],
  ['files', EVIDENCE_MAX, 'that prove a reading'],
  ['budget proposals', BUDGET_PROPOSALS_MAX, 'of a collaboration'],
  ['files', COURSE_FILES_MAX, 'of a course'],
  ['dates', SESSIONS_MAX, 'of a course'],
  ['members', WAITING_MAX, 'on the waiting list of a date'],
  ['versions', RESOURCE_VERSIONS_MAX, 'of a resource'],
  ['megabytes', LIBRARY_BYTES_MAX / 1024 / 1024, 'in the resource library'],
  ['partners', SHORTLIST_ENTRIES_MAX, 'on a shortlist'],
  ['saved searches', SAVED_SEARCHES_MAX, 'of a person in an organisation'],
  ['files', UPLOADS_MAX, 'on their way'],
  ['withdrawn requests', WITHDRAWN_A_DAY_MAX, 'to one partner a day'],
  ['attachments', ATTACHMENTS_MAX, 'of a post'],
  ['mentions', MENTIONS_MAX, 'in a post'],
  ['messages', REPLIES_MAX, 'in a support ticket'],
  ['files', TICKET_FILES_MAX, 'in a support ticket'],
  ['notes', NOTES_MAX, 'about a support ticket'],
] as const;
