import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { accessTokensRoutes } from '#features/accounts/access-tokens/access-tokens.routes.ts';
import { createTokenLookUp } from '#features/accounts/access-tokens/token-holders.service.ts';
import { accountsRoutes } from '#features/accounts/account/accounts.routes.ts';
import { adminAccessRoutes } from '#features/accounts/admin-access/admin-access.routes.ts';
import { consentsRoutes } from '#features/accounts/consents/consents.routes.ts';
import { accountDeletionRoutes } from '#features/accounts/deletion/account-deletion.routes.ts';
import { domainClaimsRoutes } from '#features/accounts/domain-claims/domain-claims.routes.ts';
import { emailChangeRoutes } from '#features/accounts/email-change/email-change.routes.ts';
import { emailVerificationRoutes } from '#features/accounts/email-verification/email-verification.routes.ts';
import { invitationsRoutes } from '#features/accounts/invitations/invitations.routes.ts';
import { joinRequestsRoutes } from '#features/accounts/join-requests/join-requests.routes.ts';
import { membershipsRoutes } from '#features/accounts/memberships/memberships.routes.ts';
import { accountDataRoutes } from '#features/accounts/own-account/account-data.routes.ts';
import { passwordResetRoutes } from '#features/accounts/password-reset/password-reset.routes.ts';
import { passwordsRoutes } from '#features/accounts/passwords/passwords.routes.ts';
import { createAuthenticator } from '#features/accounts/sessions/authenticator.service.ts';
import { sessionsRoutes } from '#features/accounts/sessions/sessions.routes.ts';
import { signInRoutes } from '#features/accounts/sign-in/sign-in.routes.ts';
import { createSignInParts, type SignInParts } from '#features/accounts/sign-in/sign-in.service.ts';
import { signUpRoutes } from '#features/accounts/sign-up/sign-up.routes.ts';
import { twoFactorRoutes } from '#features/accounts/two-factor/two-factor.routes.ts';
import { webhooksRoutes } from '#features/accounts/webhooks/webhooks.routes.ts';
import { auditRoutes } from '#features/admin/audit/audit.routes.ts';
import { adminNavigationRoutes } from '#features/admin/frame/admin-navigation.routes.ts';
import { jobsRoutes } from '#features/admin/jobs/jobs.routes.ts';
import { moderationQueueRoutes } from '#features/admin/moderation/moderation-queue.routes.ts';
import { peopleRoutes } from '#features/admin/people/people.routes.ts';
import { privacyRoutes } from '#features/admin/privacy/privacy.routes.ts';
import { queryGatewayRoutes } from '#features/admin/query-gateway/query-gateway.routes.ts';
import { assistantRoutes } from '#features/assistant/assistant/assistant.routes.ts';
import { budgetProposalsRoutes } from '#features/collaborations/budget/budget-proposals.routes.ts';
import { calendarFeedRoutes } from '#features/collaborations/calendar-feed/calendar-feed.routes.ts';
import { closingNotesRoutes } from '#features/collaborations/closing-notes/closing-notes.routes.ts';
import { collaborationsRoutes } from '#features/collaborations/collaboration/collaborations.routes.ts';
import { commentsRoutes } from '#features/collaborations/comments/comments.routes.ts';
import { collaborationExportsRoutes } from '#features/collaborations/exports/collaboration-exports.routes.ts';
import { collaborationFilesRoutes } from '#features/collaborations/files/collaboration-files.routes.ts';
import { guestRequestsRoutes } from '#features/collaborations/guest-requests/guest-requests.routes.ts';
import { historyRoutes } from '#features/collaborations/history/history.routes.ts';
import { indicatorsRoutes } from '#features/collaborations/indicators/indicators.routes.ts';
import { initiativesRoutes } from '#features/collaborations/initiatives/initiatives.routes.ts';
import { collaborationInvitationsRoutes } from '#features/collaborations/invitations/invitations.routes.ts';
import { collaborationEventsRoutes } from '#features/collaborations/live/collaboration-events.routes.ts';
import { milestonesRoutes } from '#features/collaborations/milestones/milestones.routes.ts';
import { mutesRoutes } from '#features/collaborations/mutes/mutes.routes.ts';
import { participantsRoutes } from '#features/collaborations/participants/participants.routes.ts';
import { ratingsRoutes } from '#features/collaborations/ratings/ratings.routes.ts';
import { removalRoutes } from '#features/collaborations/removal/removal.routes.ts';
import { progressReportsRoutes } from '#features/collaborations/reports/reports.routes.ts';
import { collaborationRequestsRoutes } from '#features/collaborations/requests/collaboration-requests.routes.ts';
import { attachmentsRoutes } from '#features/community/attachments/attachments.routes.ts';
import { managedCirclesRoutes } from '#features/community/circle-manager/managed-circles.routes.ts';
import { circlesRoutes } from '#features/community/circles/circles.routes.ts';
import { editsRoutes } from '#features/community/edits/edits.routes.ts';
import { followsRoutes } from '#features/community/follows/follows.routes.ts';
import { moderationRoutes } from '#features/community/moderation/moderation.routes.ts';
import { postsRoutes } from '#features/community/posts/posts.routes.ts';
import { repliesRoutes } from '#features/community/replies/replies.routes.ts';
import { topicsRoutes } from '#features/community/topics/topics.routes.ts';
import { blockPicturesRoutes } from '#features/content/block-pictures/block-pictures.routes.ts';
import { contentBlocksRoutes } from '#features/content/content-blocks/content-blocks.routes.ts';
import { bookingDeskRoutes } from '#features/demo/booking-desk/booking-desk.routes.ts';
import { demoBookingsRoutes } from '#features/demo/bookings/demo-bookings.routes.ts';
import { sandboxesRoutes } from '#features/demo/sandboxes/sandboxes.routes.ts';
import { SANDBOX_PREFIX } from '#features/demo/sandboxes/sandboxes.rules.ts';
import { NO_SANDBOXES, openSandbox, type SandboxHost } from '#features/demo/sandboxes/sandboxes.service.ts';
import { documentsRoutes } from '#features/documents/documents/documents.routes.ts';
import { documentOpeningsRoutes } from '#features/documents/openings/document-openings.routes.ts';
import { documentSharesRoutes } from '#features/documents/shares/document-shares.routes.ts';
import { deskRoutes } from '#features/home/desk/desk.routes.ts';
import { certificatesRoutes } from '#features/learn/certificates/certificates.routes.ts';
import { coursePlayerRoutes } from '#features/learn/course-player/course-player.routes.ts';
import { courseProposalsRoutes } from '#features/learn/course-proposals/course-proposals.routes.ts';
import { coursesRoutes } from '#features/learn/courses/courses.routes.ts';
import { learnRoutes } from '#features/learn/learn-page/learn.routes.ts';
import { resourceRatingsRoutes } from '#features/learn/resource-ratings/resource-ratings.routes.ts';
import { resourceReviewRoutes } from '#features/learn/resource-review/resource-review.routes.ts';
import { resourceUploadRoutes } from '#features/learn/resource-upload/resource-upload.routes.ts';
import { resourcesRoutes } from '#features/learn/resources/resources.routes.ts';
import { courseSessionsRoutes } from '#features/learn/webinars/course-sessions.routes.ts';
import { aiSearchRoutes } from '#features/marketplace/ai-search/ai-search.routes.ts';
import { exportRoutes } from '#features/marketplace/exports/exports.routes.ts';
import { facetRoutes } from '#features/marketplace/facets/facets.routes.ts';
import { marketplaceRoutes } from '#features/marketplace/listing/marketplace.routes.ts';
import { matchRoutes } from '#features/marketplace/matching/match.routes.ts';
import { orderByMatch } from '#features/marketplace/matching/match.service.ts';
import { profileDetailRoutes } from '#features/marketplace/profile-detail/profile-detail.routes.ts';
import { savedProfilesRoutes } from '#features/marketplace/saved-profiles/saved-profiles.routes.ts';
import { savedSearchRoutes } from '#features/marketplace/saved-searches/saved-searches.routes.ts';
import { stopSearchMails } from '#features/marketplace/saved-searches/saved-searches.service.ts';
import { shortlistRoutes } from '#features/marketplace/shortlists/shortlists.routes.ts';
import { newsRoutes } from '#features/news/entries/news.routes.ts';
import { exampleFeedRoutes } from '#features/news/example-feed/example-feed.routes.ts';
import { opmlRoutes } from '#features/news/opml/opml.routes.ts';
import { newsSourcesRoutes } from '#features/news/sources/news-sources.routes.ts';
import { newsSyncRoutes } from '#features/news/sync/news-sync.routes.ts';
import { notificationsRoutes } from '#features/notifications/notifications/notifications.routes.ts';
import { avatarRoutes } from '#features/profiles/avatar/avatar.routes.ts';
import { stopMailsInOneClick } from '#features/profiles/mail-opt-outs/mail-opt-outs.contract.ts';
import { mailOptOutRoutes } from '#features/profiles/mail-opt-outs/mail-opt-outs.routes.ts';
import { STOP_MAILS_PATH } from '#features/profiles/mail-opt-outs/opt-outs.data.ts';
import { memberPageRoutes } from '#features/profiles/member-page/member-page.routes.ts';
import { profilesRoutes } from '#features/profiles/profile/profiles.routes.ts';
import { projectPicturesRoutes } from '#features/profiles/project-pictures/project-pictures.routes.ts';
import { projectsRoutes } from '#features/profiles/projects/projects.routes.ts';
import { servicesRoutes } from '#features/profiles/services/services.routes.ts';
import { caseStudiesRoutes } from '#features/stories/case-studies/case-studies.routes.ts';
import { caseStudyDraftsRoutes } from '#features/stories/case-study-drafts/case-study-drafts.routes.ts';
import { caseStudyReviewRoutes } from '#features/stories/case-study-review/case-study-review.routes.ts';
import { testimonialsRoutes } from '#features/stories/testimonials/testimonials.routes.ts';
import { cannedAnswersRoutes } from '#features/support/canned-answers/canned-answers.routes.ts';
import { supportFiguresRoutes } from '#features/support/figures/support-figures.routes.ts';
import { grievancesRoutes } from '#features/support/grievances/grievances.routes.ts';
import { guestLinksRoutes } from '#features/support/guest-links/guest-links.routes.ts';
import { holidaysRoutes } from '#features/support/holidays/holidays.routes.ts';
import { incidentsRoutes } from '#features/support/incidents/incidents.routes.ts';
import { liveChatRoutes } from '#features/support/live-chat/live-chat.routes.ts';
import { memberLooksRoutes } from '#features/support/member-looks/member-looks.routes.ts';
import { statusAnswers, statusRoutes } from '#features/support/status/status.routes.ts';
import type { StatusBoard } from '#features/support/status/status-board.service.ts';
import { ticketFiguresRoutes } from '#features/support/ticket-figures/ticket-figures.routes.ts';
import { ticketFilesRoutes } from '#features/support/ticket-files/ticket-files.routes.ts';
import { ticketPresenceRoutes } from '#features/support/ticket-presence/ticket-presence.routes.ts';
import { ticketQueueRoutes } from '#features/support/ticket-queue/ticket-queue.routes.ts';
import { ticketWorkRoutes } from '#features/support/ticket-work/ticket-work.routes.ts';
import { supportTicketsRoutes } from '#features/support/tickets/support-tickets.routes.ts';
import { registrationRoutes } from '#features/verification/registrations/registrations.routes.ts';
import { verificationReviewRoutes } from '#features/verification/review/verification-review.routes.ts';
import { verificationRoutes } from '#features/verification/verification/verification.routes.ts';
import { getHealth } from '#platform/contract/health.ts';
import { ROUTE_ACTS } from '#platform/contract/people/route-acts.ts';
import { createUpload, listUploads, removeUpload } from '#platform/contract/uploads.ts';
import type { Config } from '#platform/server/config.ts';
import type { Database } from '#platform/server/database/connect.ts';
import { isDatabaseUp } from '#platform/server/database/health.ts';
import type { Embeddings } from '#platform/server/embeddings/embeddings.ts';
import { registerPictures } from '#platform/server/files/file-answers.ts';
import { type Files, uploadsFolder } from '#platform/server/files/files.ts';
import { SteadyStore } from '#platform/server/files/steady-store.ts';
import { type Bind, createBind } from '#platform/server/http/bind.ts';
import { answerBrokenRequest, answerUnreadableAddress } from '#platform/server/http/broken-requests.ts';
import { type CapCheck, createCapCheck } from '#platform/server/http/caps.ts';
import { registerDocumentation } from '#platform/server/http/documentation.ts';
import { registerErrorHandler } from '#platform/server/http/error-handler.ts';
import { createFairGate } from '#platform/server/http/fair-gate.ts';
import { leadPosts } from '#platform/server/http/form-body.ts';
import { registerInnerApps } from '#platform/server/http/inner-apps.ts';
import { registerJsonBody } from '#platform/server/http/json-body.ts';
import { registerOneAtATime } from '#platform/server/http/one-at-a-time.ts';
import { registerOpenAnswers } from '#platform/server/http/open-answers.ts';
import { PACE, type Pace, paceOptions, registerPace } from '#platform/server/http/pace.ts';
import { registerRequestLog } from '#platform/server/http/request-log.ts';
import { registerSecurityHeaders, securityHeaders } from '#platform/server/http/security-headers.ts';
import { createVisitorNames } from '#platform/server/http/visitors.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { type Live, registerLive } from '#platform/server/live/live.ts';
import { outboxFolder } from '#platform/server/mail/mail.ts';
import { outboxPath, registerOutbox } from '#platform/server/mail/outbox.ts';
import { readBuiltPages } from '#platform/server/pages/built-pages.ts';
import { registerSharePictures } from '#platform/server/pages/share-pictures.ts';
import { registerWebFiles, WEB_FOLDER } from '#platform/server/pages/web-files.ts';
import { registerUploads } from '#platform/server/uploads/upload-protocol.ts';
import * as uploads from '#platform/server/uploads/uploads.ts';
import { CAPS } from './caps.ts';
import { livePages, sharePictures } from './live-pages.ts';
import { MEMBER_RECORDS } from './member-records.ts';
import { pathsUpdated } from './page-addresses.ts';
import { TOKEN_SCOPES } from './tokens/token-scopes.ts';

const BODY_LIMIT = 256 * 1024;

/** Parts that an app is built from. `config.sessionSecret` must be set by now. */
export interface AppParts {
  config: Config & { sessionSecret: string };
  database: Database;
  jobs: Jobs;
  files: Files;
  /** The streams of events. */
  live: Live;
  /** Shows the status, also while the database is away. */
  status: StatusBoard;
  /** The model that knows what texts mean. */
  embeddings: Embeddings;
  log: FastifyBaseLogger;
  /** None unless given: a sandbox has none either. */
  sandboxes?: SandboxHost;
  /** Time limits of connections; those of production unless given. */
  pace?: Pace;
}

/** Binds the routes of sign-up, sign-in and a member's own account. */
function accountsAreaRoutes(bind: Bind, config: AppParts['config'], signInParts: SignInParts): void {
  const settings = { ...config, ...signInParts };
  signUpRoutes(bind);
  emailVerificationRoutes(bind, settings);
  signInRoutes(bind, signInParts);
  sessionsRoutes(bind, signInParts);
  passwordResetRoutes(bind, config);
  adminAccessRoutes(bind);
  accountsRoutes(bind);
  emailChangeRoutes(bind, settings);
  passwordsRoutes(bind, signInParts);
  twoFactorRoutes(bind, signInParts);
  accessTokensRoutes(bind, signInParts);
  webhooksRoutes(bind, settings);
  consentsRoutes(bind, config);
  membershipsRoutes(bind, signInParts);
  invitationsRoutes(bind, signInParts);
  domainClaimsRoutes(bind);
  joinRequestsRoutes(bind, signInParts);
  accountDataRoutes(bind, MEMBER_RECORDS);
  accountDeletionRoutes(bind, signInParts, MEMBER_RECORDS);
}

/** Binds the routes of the forum circles. */
function communityAreaRoutes(bind: Bind, config: AppParts['config']): void {
  circlesRoutes(bind);
  postsRoutes(bind);
  attachmentsRoutes(bind, config);
  followsRoutes(bind);
  topicsRoutes(bind);
  repliesRoutes(bind);
  editsRoutes(bind);
  moderationRoutes(bind);
  managedCirclesRoutes(bind);
}

/** Binds the routes of the supporters' desk. */
function supportDeskRoutes(bind: Bind): void {
  ticketQueueRoutes(bind);
  cannedAnswersRoutes(bind);
  memberLooksRoutes(bind);
  ticketPresenceRoutes(bind);
  ticketFiguresRoutes(bind);
}

/** Binds every route of the API, area by area. */
function bindRoutes(bind: Bind, parts: AppParts, caps: CapCheck | null): void {
  const signInParts = createSignInParts(parts.config);
  bind(getHealth, (ctx) => isDatabaseUp(ctx.db));
  bind(createUpload, (ctx, { body }) => uploads.createUpload(ctx, body));
  bind(listUploads, (ctx) => uploads.listUploads(ctx));
  bind(removeUpload, (ctx, { params }) => uploads.removeUpload(ctx, params.id));
  notificationsRoutes(bind);
  accountsAreaRoutes(bind, parts.config, signInParts);
  profilesRoutes(bind);
  avatarRoutes(bind);
  memberPageRoutes(bind);
  servicesRoutes(bind);
  projectsRoutes(bind);
  projectPicturesRoutes(bind);
  documentsRoutes(bind);
  documentSharesRoutes(bind);
  documentOpeningsRoutes(bind, parts.config);
  verificationRoutes(bind, parts.config);
  registrationRoutes(bind);
  verificationReviewRoutes(bind, parts.config);
  marketplaceRoutes(bind, orderByMatch);
  profileDetailRoutes(bind);
  facetRoutes(bind);
  matchRoutes(bind);
  aiSearchRoutes(bind, parts.embeddings);
  savedProfilesRoutes(bind);
  shortlistRoutes(bind);
  savedSearchRoutes(bind, parts.embeddings);
  mailOptOutRoutes(bind, parts.config, { searches: stopSearchMails });
  exportRoutes(bind, orderByMatch, parts.embeddings);
  collaborationRequestsRoutes(bind);
  guestRequestsRoutes(bind);
  collaborationsRoutes(bind);
  collaborationEventsRoutes(bind);
  commentsRoutes(bind);
  mutesRoutes(bind);
  budgetProposalsRoutes(bind);
  initiativesRoutes(bind);
  milestonesRoutes(bind);
  indicatorsRoutes(bind);
  progressReportsRoutes(bind);
  calendarFeedRoutes(bind);
  collaborationFilesRoutes(bind);
  collaborationExportsRoutes(bind);
  participantsRoutes(bind);
  ratingsRoutes(bind);
  removalRoutes(bind);
  collaborationInvitationsRoutes(bind);
  closingNotesRoutes(bind);
  historyRoutes(bind);
  communityAreaRoutes(bind, parts.config);
  certificatesRoutes(bind);
  courseSessionsRoutes(bind);
  newsRoutes(bind);
  newsSourcesRoutes(bind);
  newsSyncRoutes(bind, parts.config);
  opmlRoutes(bind, parts.config);
  exampleFeedRoutes(bind);
  learnRoutes(bind);
  resourcesRoutes(bind);
  resourceRatingsRoutes(bind);
  resourceUploadRoutes(bind);
  resourceReviewRoutes(bind);
  supportTicketsRoutes(bind, parts.config);
  ticketWorkRoutes(bind);
  statusRoutes(bind, parts.status);
  incidentsRoutes(bind);
  ticketFilesRoutes(bind, parts.config);
  guestLinksRoutes(bind, parts.config);
  supportDeskRoutes(bind);
  liveChatRoutes(bind, parts.config);
  holidaysRoutes(bind);
  grievancesRoutes(bind, parts.config);
  supportFiguresRoutes(bind);
  assistantRoutes(bind);
  demoBookingsRoutes(bind, parts.config);
  bookingDeskRoutes(bind, parts.config);
  sandboxesRoutes(bind, parts.sandboxes ?? NO_SANDBOXES);
  deskRoutes(bind);
  adminNavigationRoutes(bind);
  auditRoutes(bind);
  jobsRoutes(bind, parts.config);
  moderationQueueRoutes(bind);
  privacyRoutes(bind);
  peopleRoutes(bind, { ...parts.config, ...signInParts });
  contentBlocksRoutes(bind);
  blockPicturesRoutes(bind);
  testimonialsRoutes(bind);
  caseStudiesRoutes(bind);
  caseStudyDraftsRoutes(bind);
  caseStudyReviewRoutes(bind);
  coursesRoutes(bind);
  coursePlayerRoutes(bind);
  courseProposalsRoutes(bind);
  queryGatewayRoutes(bind, caps);
}

/**
 * Builds the server without listening: platform plugins, then each feature's routes, then the web.
 * @param webFolder folder of the built web; tests give another one. Null for the API alone.
 */
export async function createApp(
  parts: AppParts,
  webFolder: string | null = WEB_FOLDER,
): Promise<FastifyInstance> {
  const { config, database, jobs, files, live, log, pace = PACE, sandboxes = NO_SANDBOXES } = parts;
  const https = config.publicUrl.startsWith('https:');
  const headers = securityHeaders(https);
  const app = Fastify({
    loggerInstance: log,
    ...paceOptions(pace),
    bodyLimit: BODY_LIMIT,
    // One hop: the client wrote everything further left in X-Forwarded-For.
    trustProxy: config.trustProxy && ((_, hop) => hop < 1),
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: leadPosts(STOP_MAILS_PATH, stopMailsInOneClick),
    frameworkErrors: answerUnreadableAddress(headers),
    clientErrorHandler: answerBrokenRequest(headers),
  });
  registerOneAtATime(app);
  registerPace(app, pace);
  registerErrorHandler(app);
  registerJsonBody(app);
  registerRequestLog(app);
  const pages = webFolder === null ? [] : readBuiltPages(webFolder, config.publicUrl);
  registerSecurityHeaders(app, pages, https);
  await app.register(compress, {
    globalDecompression: false,
    threshold: 2048,
    // A page of a list is compressed in less time than a stream for it takes to set up.
    syncThreshold: 65_536,
    // Half the time of the usual level 6, and 5 % more bytes.
    zlibOptions: { level: 3 },
    encodings: ['gzip', 'identity'],
  });
  await app.register(rateLimit, { global: false, store: SteadyStore });
  await registerDocumentation(app);
  const auth = {
    ...createAuthenticator(database, config.sessionSecret),
    holderOf: createTokenLookUp(database),
  };
  const gate = createFairGate(config.rateLimit);
  const caps = config.rateLimit ? createCapCheck(CAPS) : null;
  const options = {
    limits: config.rateLimit,
    uploads: uploadsFolder(config.dataDir),
    gate,
    caps,
    visitorNames: createVisitorNames(config.sessionSecret),
    scopes: TOKEN_SCOPES,
    acts: ROUTE_ACTS,
    live,
  };
  const { publicUrl } = config;
  bindRoutes(createBind(app, { db: database.db, jobs, files, publicUrl }, auth, options), parts, caps);
  registerUploads(app, {
    ...{ db: database.db, jobs, files, publicUrl, auth, gate },
    folder: options.uploads,
    limits: options.limits,
  });
  registerPictures(app, { db: database.db, files, gate });
  registerOpenAnswers(app, statusAnswers(parts.status, publicUrl));
  registerSharePictures(app, sharePictures(database.db), gate);
  if (outboxPath(config)) registerOutbox(app, outboxFolder(config), config.sessionSecret);
  registerInnerApps(app, {
    prefix: SANDBOX_PREFIX,
    find: async (token) =>
      (await openSandbox({ db: database.db, now: new Date() }, token, sandboxes)).app.api,
    gate,
  });
  registerLive(app, live);
  const webFiles = { folder: webFolder, pages, publicUrl, live: livePages(database.db, publicUrl), gate };
  await registerWebFiles(app, { ...webFiles, updated: pathsUpdated() });
  return app;
}
