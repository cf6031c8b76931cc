import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createAuthenticator } from '#features/accounts/server/access-tokens.service.ts';
import { accountsRoutes } from '#features/accounts/server/accounts.routes.ts';
import { ownAccountRoutes } from '#features/accounts/server/own-account.routes.ts';
import { sessionsRoutes } from '#features/accounts/server/sessions.routes.ts';
import { createSignInParts } from '#features/accounts/server/sessions.service.ts';
import { collaborationsRoutes } from '#features/collaborations/server/collaborations.routes.ts';
import { assistantRoutes } from '#features/content/server/assistant.routes.ts';
import { contentRoutes } from '#features/content/server/content.routes.ts';
import { marketplaceRoutes } from '#features/marketplace/server/marketplace.routes.ts';
import { memberPages } from '#features/profiles/server/member-head.service.ts';
import { profilesRoutes } from '#features/profiles/server/profiles.routes.ts';
import { supportRoutes } from '#features/support/server/support.routes.ts';
import { verificationRoutes } from '#features/verification/server/verification.routes.ts';
import { getHealth } from '#platform/contract/health.ts';
import { type Bind, createBind } from '#platform/server/bind.ts';
import { answerBrokenRequest, answerUnreadableAddress } from '#platform/server/broken-requests.ts';
import { readBuiltPages } from '#platform/server/built-pages.ts';
import { createCapCheck } from '#platform/server/caps.ts';
import type { Config } from '#platform/server/config.ts';
import type { Database } from '#platform/server/database/connect.ts';
import { isDatabaseUp } from '#platform/server/database/health.ts';
import { registerDocumentation } from '#platform/server/documentation.ts';
import { registerErrorHandler } from '#platform/server/error-handler.ts';
import { createFairGate } from '#platform/server/fair-gate.ts';
import { registerPictures } from '#platform/server/file-answers.ts';
import { type Files, uploadsFolder } from '#platform/server/files.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { registerJsonBody } from '#platform/server/json-body.ts';
import { outboxFolder } from '#platform/server/mail.ts';
import { registerOneAtATime } from '#platform/server/one-at-a-time.ts';
import { outboxPath, registerOutbox } from '#platform/server/outbox.ts';
import { PACE, type Pace, paceOptions, registerPace } from '#platform/server/pace.ts';
import { registerRequestLog } from '#platform/server/request-log.ts';
import { registerSecurityHeaders, securityHeaders } from '#platform/server/security-headers.ts';
import { SteadyStore } from '#platform/server/steady-store.ts';
import { registerWebFiles, WEB_FOLDER } from '#platform/server/web-files.ts';
import { CAPS } from './caps.ts';
import { memberRecords } from './member-records.ts';

/** Pages behind a guard: there is nothing to prerender (see routes.ts). */
const CLIENT_PAGES = [
  '/marketplace',
  '/learn',
  '/collaborations',
  '/community',
  '/profile',
  '/documents',
  '/verification',
  '/account',
  '/admin',
  '/admin/verifications',
];

const BODY_LIMIT = 256 * 1024;

/** What an app is built from. `config.sessionSecret` must be set by now. */
export interface AppParts {
  config: Config & { sessionSecret: string };
  database: Database;
  jobs: Jobs;
  files: Files;
  log: FastifyBaseLogger;
  /** How long connections may take, unless as in production. */
  pace?: Pace;
}

/** Every route of the API, feature by feature. */
function bindRoutes(bind: Bind, parts: AppParts): void {
  bind(getHealth, (ctx) => isDatabaseUp(ctx.db));
  const signInParts = createSignInParts(parts.config);
  accountsRoutes(bind, { ...parts.config, ...signInParts });
  sessionsRoutes(bind, signInParts);
  ownAccountRoutes(bind, { ...parts.config, ...signInParts }, memberRecords(parts.config));
  profilesRoutes(bind, parts.config);
  verificationRoutes(bind, parts.config);
  marketplaceRoutes(bind);
  collaborationsRoutes(bind, parts.config);
  supportRoutes(bind, parts.config);
  assistantRoutes(bind);
  contentRoutes(bind, parts.config);
}

/**
 * Builds the server without listening: platform plugins, then each feature's routes, then the web.
 * @param webFolder the built web; another one in tests.
 */
export async function createApp(parts: AppParts, webFolder = WEB_FOLDER): Promise<FastifyInstance> {
  const { config, database, jobs, files, log, pace = PACE } = parts;
  const https = config.publicUrl.startsWith('https:');
  const headers = securityHeaders(https);
  const app = Fastify({
    loggerInstance: log,
    ...paceOptions(pace),
    bodyLimit: BODY_LIMIT,
    // One hop: what stands further left in X-Forwarded-For was written by the client.
    trustProxy: config.trustProxy && ((_, hop) => hop < 1),
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnreadableAddress(headers),
    clientErrorHandler: answerBrokenRequest(headers),
  });
  registerOneAtATime(app);
  registerPace(app, pace);
  registerErrorHandler(app);
  registerJsonBody(app);
  registerRequestLog(app);
  const pages = readBuiltPages(webFolder, config.publicUrl);
  registerSecurityHeaders(app, pages, https);
  await app.register(compress, {
    globalDecompression: false,
    threshold: 2048,
    encodings: ['gzip', 'identity'],
  });
  await app.register(rateLimit, { global: false, store: SteadyStore });
  await registerDocumentation(app);
  const auth = createAuthenticator(config.sessionSecret, database.db);
  const gate = createFairGate(config.rateLimit);
  const options = {
    limits: config.rateLimit,
    uploads: uploadsFolder(config.dataDir),
    gate,
    caps: config.rateLimit ? createCapCheck(CAPS) : null,
  };
  bindRoutes(createBind(app, { db: database.db, jobs, files }, auth, options), parts);
  registerPictures(app, { db: database.db, files, gate });
  if (outboxPath(config)) registerOutbox(app, outboxFolder(config), config.sessionSecret);
  const { publicUrl } = config;
  const live = memberPages(database.db, publicUrl);
  await registerWebFiles(app, { folder: webFolder, pages, publicUrl, live, gate }, CLIENT_PAGES);
  return app;
}
