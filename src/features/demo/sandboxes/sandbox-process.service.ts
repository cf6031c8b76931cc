import { createServer, type RequestListener } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { startSessionOfDemo } from '#features/accounts/sessions/session-of-demo.service.ts';
import type { Session } from '#features/accounts/sessions/sessions.contract.ts';
import { openStatusBoard } from '#features/support/status/status-board.service.ts';
import type { Config } from '#platform/server/config.ts';
import type { Context } from '#platform/server/context.ts';
import { connect } from '#platform/server/database/connect.ts';
import { openStoredFiles } from '#platform/server/database/copies/stored-files.ts';
import { openEmbeddings } from '#platform/server/embeddings/open-embeddings.ts';
import { createFiles, uploadsFolder } from '#platform/server/files/files.ts';
import { answerBelow } from '#platform/server/http/inner-apps.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { startLive } from '#platform/server/live/live.ts';
import type { BuildApp, LoadDemo } from '#platform/server/noun.ts';
import { fillTemplate } from './sandbox-template.service.ts';
import { findWork, type Work } from './sandbox-work.repository.ts';
import { SANDBOX_BYTES_MAX, SEAT_EMAILS, type Seat, sandboxStart } from './sandboxes.rules.ts';

/** A sandbox has one visitor with two windows. */
const POOL_SIZE = 2;

/** Jobs of a sandbox are not done: no mail leaves it, and nothing goes on when the visitor has gone. */
const NO_JOBS: Jobs = {
  enqueue: async () => undefined,
  wake: () => undefined,
  redo: async () => 0,
  nextRun: () => null,
  stop: async () => undefined,
};

/** No app of a sandbox sends mails; with an address here it shows no outbox either. */
const NO_MAIL_SERVER = 'smtp://nowhere.invalid';

/** A path of this process: the id of a sandbox, then the path of its API. */
const PATH = /^\/([\da-f-]{36})(?=\/)/;

/** What a sandbox is opened with. */
interface Opening {
  id: string;
  token: string;
  /** Address of its database. */
  address: string;
  sessionSecret: string;
}

/** What the process is begun with. */
interface Beginning {
  config: Config;
  /** Address of the main database: a sandbox shows the status of the service. */
  mainAddress: string;
  /** The socket that answers the requests of visitors. */
  socket: string;
}

/** What the process of sandboxes does for the server. */
export interface SandboxCalls {
  begin(beginning: Beginning): Promise<void>;
  /** Fills an empty database with what sandboxes are copied from. Takes seconds. */
  fillTemplate(address: string): Promise<void>;
  open(opening: Opening): Promise<void>;
  close(id: string): Promise<void>;
  findWork(of: { id: string; since: string }): Promise<Work>;
  startSession(of: { id: string; seat: Seat; userAgent: string; now: Date }): Promise<Session>;
  [name: string]: (input: never) => Promise<unknown>;
}

interface ProcessParts {
  createApp: BuildApp;
  loadDemo: LoadDemo;
  createLog(config: Config): FastifyBaseLogger;
}

interface Opened {
  ctx: Omit<Context, 'actor' | 'now'>;
  sessionSecret: string;
  /** Answers its API. */
  answer: RequestListener;
  close(): Promise<void>;
}

/**
 * Runs the sandboxes in a process of their own: an app for each, on a database of its own.
 * @returns what the server calls, and what closes everything.
 */
export function runSandboxes(parts: ProcessParts): { calls: SandboxCalls; stop(): Promise<void> } {
  const apps = new Map<string, Opened>();
  const endings: (() => Promise<unknown> | unknown)[] = [];
  let openApp: (opening: Opening) => Promise<Opened>;
  let fill: (address: string) => Promise<void>;

  const appOf = (id: string) => {
    const app = apps.get(id);
    if (!app) throw new Error('the sandbox is not open here');
    return app;
  };
  const close = async (id: string) => {
    const app = apps.get(id);
    apps.delete(id);
    await app?.close();
  };

  const calls: SandboxCalls = {
    async begin({ config, mainAddress, socket }) {
      const log = parts.createLog(config);
      const main = connect(mainAddress, (error) => log.debug({ err: error }, 'database connection'), 1);
      const embeddings = openEmbeddings(config);
      const status = await openStatusBoard({ db: main.db, log }, config.dataDir);
      fill = (address) => fillTemplate(address, { log, loadDemo: parts.loadDemo });
      openApp = (opening) => open(opening, { ...parts, config, log, embeddings, status });
      const server = createServer((request, response) => {
        const [start = '', id = ''] = PATH.exec(request.url ?? '') ?? [];
        const app = apps.get(id);
        if (!app) return response.writeHead(503).end();
        request.url = request.url?.slice(start.length);
        app.answer(request, response);
      });
      endings.push(() => server.close().closeAllConnections(), main.close, embeddings.close);
      await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket, resolve));
    },
    fillTemplate: (address) => fill(address),
    async open(opening) {
      apps.set(opening.id, await openApp(opening));
    },
    close,
    findWork: ({ id, since }) => findWork(appOf(id).ctx.db, since),
    startSession({ id, seat, userAgent, now }) {
      const { ctx, sessionSecret } = appOf(id);
      return startSessionOfDemo({ ...ctx, actor: null, now }, SEAT_EMAILS[seat], userAgent, sessionSecret);
    },
  };
  return {
    calls,
    async stop() {
      await Promise.all([...apps.keys()].map(close));
      for (const end of endings) await end();
    },
  };
}

type AppOfSandbox = Pick<Parameters<BuildApp>[0], 'log' | 'embeddings' | 'status'> & { config: Config };

async function open(
  { id, token, address, sessionSecret }: Opening,
  { config, log, embeddings, status, createApp }: AppOfSandbox & Pick<ProcessParts, 'createApp'>,
): Promise<Opened> {
  const inside = log.child({ sandbox: id });
  // Its connections end when another process removes the database.
  const onError = (error: Error) => inside.debug({ err: error }, 'database connection');
  const database = connect(address, onError, POOL_SIZE);
  // Every request comes by way of the server, which names the visitor's address.
  const own = { ...config, sessionSecret, adminEmail: undefined, smtpUrl: NO_MAIL_SERVER, trustProxy: true };
  const files = createFiles(openStoredFiles(database, SANDBOX_BYTES_MAX), uploadsFolder(config.dataDir));
  // Where another process has removed the database, it would complain until this one notices.
  const live = await startLive(address, inside.child({}, { level: 'error' }));
  const api = await createApp({
    config: own,
    database,
    jobs: NO_JOBS,
    files,
    live,
    status,
    log: inside,
    embeddings,
  });
  answerBelow(api, sandboxStart(token));
  await api.ready();
  return {
    ctx: { db: database.db, jobs: NO_JOBS, files, log: inside, publicUrl: config.publicUrl },
    sessionSecret,
    answer: api.routing,
    async close() {
      await api.close();
      await live.close();
      await database.close();
    },
  };
}
