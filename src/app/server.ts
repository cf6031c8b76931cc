import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { knowErrors } from '#platform/contract/errors.ts';
import { connectListeners } from '#platform/server/events/events.ts';
import { registerPictures } from '#platform/server/files/file-answers.ts';
import { uploadsFolder } from '#platform/server/files/files.ts';
import { SteadyStore } from '#platform/server/files/steady-store.ts';
import { type Bind, createBind } from '#platform/server/http/bind.ts';
import { answerBrokenRequest, answerUnreadableAddress } from '#platform/server/http/broken-requests.ts';
import { createCapCheck } from '#platform/server/http/caps.ts';
import { registerDocumentation } from '#platform/server/http/documentation.ts';
import { registerErrorHandler } from '#platform/server/http/error-handler.ts';
import { createFairGate } from '#platform/server/http/fair-gate.ts';
import { leadPosts } from '#platform/server/http/form-body.ts';
import { registerJsonBody } from '#platform/server/http/json-body.ts';
import { registerOneAtATime } from '#platform/server/http/one-at-a-time.ts';
import { PACE, paceOptions, registerPace } from '#platform/server/http/pace.ts';
import { registerRequestLog } from '#platform/server/http/request-log.ts';
import { registerSecurityHeaders, securityHeaders } from '#platform/server/http/security-headers.ts';
import { createVisitorNames } from '#platform/server/http/visitors.ts';
import { registerLive } from '#platform/server/live/live.ts';
import { outboxFolder } from '#platform/server/mail/mail.ts';
import { outboxPath, registerOutbox } from '#platform/server/mail/outbox.ts';
import type { AppParts, RouteParts } from '#platform/server/noun.ts';
import { readBuiltPages } from '#platform/server/pages/built-pages.ts';
import { registerWebFiles, WEB_FOLDER } from '#platform/server/pages/web-files.ts';
import { platformNoun } from '#platform/server/platform-noun.ts';
import { registerUploads } from '#platform/server/uploads/upload-protocol.ts';
import { AREAS } from './areas.ts';
import { livePages } from './live-pages.ts';
import { pathsUpdated } from './page-addresses.ts';

const BODY_LIMIT = 256 * 1024;

/** The nouns of all areas, low to high. */
export const NOUNS = AREAS.flatMap(({ nouns }) => nouns);

knowErrors(NOUNS.map(({ errors }) => errors ?? {}));
connectListeners(NOUNS);

/** What each noun keeps about members, high to low: what closes at a higher one can still notify. */
export const MEMBER_RECORDS = NOUNS.toReversed().flatMap(({ records }) => records ?? []);

/**
 * Builds the server without listening: platform plugins, then each feature's routes, then the web.
 * @param webFolder folder of the built web; tests give another one. Null for the API alone.
 */
export async function createApp(
  parts: AppParts,
  webFolder: string | null = WEB_FOLDER,
): Promise<FastifyInstance> {
  const { config, database, jobs, files, live, log, pace = PACE } = parts;
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
    rewriteUrl: leadPosts(NOUNS.flatMap(({ answersAt }) => answersAt ?? [])),
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
  const gate = createFairGate(config.rateLimit);
  const caps = config.rateLimit ? createCapCheck() : null;
  const options = {
    limits: config.rateLimit,
    uploads: uploadsFolder(config.dataDir),
    space: config,
    gate,
    caps,
    visitorNames: createVisitorNames(config.sessionSecret),
    live,
  };
  const { publicUrl } = config;
  const routeParts: RouteParts = Object.assign(
    { records: MEMBER_RECORDS, caps, gate },
    parts,
    ...NOUNS.map(({ prepare }) => prepare?.(parts)),
  );
  const auth = { ...routeParts.sessions, ...routeParts.programs };
  const bind = createBind(app, { db: database.db, jobs, files, publicUrl }, auth, options);
  for (const { routes, errors } of [platformNoun, ...NOUNS]) {
    const bindOfNoun: Bind = (route, handler, effects) => bind(route, handler, { ...effects, errors });
    routes?.(bindOfNoun, routeParts);
  }
  registerUploads(app, {
    db: database.db,
    jobs,
    files,
    publicUrl,
    auth,
    gate,
    folder: options.uploads,
    space: config,
    limits: options.limits,
  });
  registerPictures(app, { db: database.db, files, gate });
  for (const { register } of NOUNS) register?.(app, routeParts);
  if (outboxPath(config)) registerOutbox(app, outboxFolder(config), config.sessionSecret);
  registerLive(app, live);
  const webFiles = { folder: webFolder, pages, publicUrl, live: livePages(database.db, publicUrl), gate };
  await registerWebFiles(app, { ...webFiles, updated: pathsUpdated() });
  return app;
}
