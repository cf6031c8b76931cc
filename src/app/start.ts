import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '#platform/server/config.ts';
import { createSecretKeys } from '#platform/server/crypto/secret-keys.ts';
import { openDataFolder } from '#platform/server/data-folder.ts';
import { connect, connectAsOwner } from '#platform/server/database/connect.ts';
import { openCopies } from '#platform/server/database/copies/copies.ts';
import { openEmbeddings } from '#platform/server/embeddings/open-embeddings.ts';
import { openFileStore } from '#platform/server/files/file-store.ts';
import { createFiles, uploadsFolder } from '#platform/server/files/files.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { startLive } from '#platform/server/live/live.ts';
import {
  MAIL_QUEUE,
  type Mailer,
  mailHandler,
  openMailer,
  outboxFolder,
} from '#platform/server/mail/mail.ts';
import { outboxPath } from '#platform/server/mail/outbox.ts';
import type { ProcessParts } from '#platform/server/noun.ts';
import { platformNoun } from '#platform/server/platform-noun.ts';
import { findDemoSignIns, loadDemo, wantsDemo } from './all.demo.ts';
import { type OpenedDatabase, openDatabase } from './program/open-database.ts';
import { prepareSchema } from './program/prepare-schema.ts';
import { ownSessionSecret } from './secrets.ts';
import { createApp, MEMBER_RECORDS, NOUNS } from './server.ts';

const IDLE_CHECK_MS = 50;

export interface RunningServer {
  app: FastifyInstance;
  /** Measures the services each minute from now on, until the server stops. */
  watch(): void;
  /** Answers what is under way, then closes the database, and stops it if it is ours. */
  stop(): Promise<void>;
  /** Path of the page that shows the mails; null with a mail server or a public address. */
  outbox: string | null;
  /** Sign-ins of the demo data; empty if it is not loaded. */
  demoSignIns: Awaited<ReturnType<typeof findDemoSignIns>>;
}

interface StartOptions {
  /** Ends the start between two steps. */
  stopping?: AbortSignal;
  /** Gives the database; opens it unless given. */
  open?: () => Promise<OpenedDatabase>;
}

/**
 * Brings up everything in order: database, migrations, demo data, jobs, server; it then answers at `config.port`.
 * All that has started is stopped in the reverse order, by `stop` or when a later step fails.
 * @throws the reason of the signal that ends the start.
 */
export async function start(
  settings: Config,
  log: FastifyBaseLogger,
  {
    stopping = new AbortController().signal,
    open = () => openDatabase(settings, log, stopping),
  }: StartOptions = {},
): Promise<RunningServer> {
  await using started = new AsyncDisposableStack();
  // It may run already: whatever fails from here on stops it.
  const postgres = await open();
  started.defer(postgres.stop);
  openDataFolder(settings, [outboxFolder(settings), uploadsFolder(settings.dataDir)], log);
  const store = await openFileStore(settings.files);
  const sessionSecret = settings.sessionSecret ?? (await ownSessionSecret(settings.dataDir));
  const config = { ...settings, sessionSecret };
  const ran = await prepareSchema(postgres, log, stopping);
  if (ran.length > 0) log.info({ migrations: ran }, 'database schema is up to date');
  const database = connect(postgres.server, (error) => log.error(`database connection: ${error.message}`));
  started.defer(database.close);
  const { db } = database;
  if (await wantsDemo(config, db)) await loadDemo(db, new Date(), store);
  const files = createFiles(store, uploadsFolder(config.dataDir));
  const outbox = outboxPath(config);
  const mailer = openMailer(config, log, outbox && config.publicUrl + outbox);
  started.defer(mailer.close);
  const embeddings = openEmbeddings(config);
  let parts: ProcessParts = {
    db,
    files,
    log,
    publicUrl: config.publicUrl,
    config,
    database,
    ownerAddress: postgres.owner,
    store,
    embeddings,
    records: MEMBER_RECORDS,
    onStop: (stop) => started.defer(stop),
  };
  for (const noun of NOUNS) await noun.start?.(parts);
  stopping.throwIfAborted();
  let owning = database.pool;
  if (postgres.owner !== postgres.server) {
    owning = connectAsOwner(postgres.owner);
    started.defer(() => owning.end());
  }
  const copies = await openCopies(owning, postgres);
  for (const noun of NOUNS) {
    const opened = await noun.open?.({
      ...parts,
      copies,
      serverAddress: postgres.server,
      appProgram: new URL('./sandbox-program.ts', import.meta.url),
    });
    parts = { ...parts, ...opened };
  }
  const endings: (() => Promise<void> | void)[] = [];
  const jobs = await startJobs(
    database.pool,
    allJobs(mailer, { ...parts, onStop: (stop) => endings.push(stop) }),
    log,
    createSecretKeys(sessionSecret),
  );
  started.defer(jobs.stop);
  started.defer(embeddings.close);
  for (const end of endings) started.defer(end);
  stopping.throwIfAborted();
  const live = await startLive(postgres.server, log);
  started.defer(live.close);
  const app = await createApp({ ...parts, jobs, live });
  started.defer(() => closeApp(app));
  await app.listen({ port: config.port, host: config.host });
  for (const { queue, atStart } of JOBS)
    if (atStart === true || (await atStart?.(parts))) await jobs.enqueue(db, queue, {});
  const demoSignIns = await findDemoSignIns(db);
  stopping.throwIfAborted();
  const watch = () => {
    const watched = { ...parts, jobs, ownUrl: ownUrlOf(app, config.host), queues: queuesOf() };
    for (const noun of NOUNS) {
      const end = noun.watch?.(watched);
      if (end) running.defer(end);
    }
  };
  const running = started.move();
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= running.disposeAsync();
    return stopped;
  };
  return { app, demoSignIns, outbox, watch, stop };
}

const JOBS = [platformNoun, ...NOUNS].flatMap(({ jobs }) => jobs ?? []);

/** Makes the work of all jobs; emails leave by the mailer. */
function allJobs(mailer: Mailer, parts: ProcessParts) {
  const own = JOBS.map(({ work, ...job }) => ({ ...job, work: work(parts) }));
  return [{ queue: MAIL_QUEUE, ...mailHandler(mailer) }, ...own];
}

/** Address at which this process reaches its own server, without a slash at the end. */
function ownUrlOf(app: FastifyInstance, host: string): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // A server that listens everywhere is reached on this machine.
  const name = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }[host] ?? host;
  return `http://${name}:${port}`;
}

/** The queues of emails, and all others. */
function queuesOf() {
  const mail = JOBS.filter(({ holdsMails }) => holdsMails).map(({ queue }) => queue);
  const jobs = JOBS.filter(({ holdsMails }) => !holdsMails).map(({ queue }) => queue);
  return { mail: [MAIL_QUEUE, ...mail], jobs };
}

/** Answers what is under way and takes nothing new. */
async function closeApp(app: FastifyInstance): Promise<void> {
  // A connection falls idle when its last answer has left, and its client may keep it open for a minute.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  await app.close().finally(() => clearInterval(idle));
}
