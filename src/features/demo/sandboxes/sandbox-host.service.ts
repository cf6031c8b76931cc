import { createSecretKeys } from '#platform/server/crypto/secret-keys.ts';
import { connect } from '#platform/server/database/connect.ts';
import { openStoredFiles } from '#platform/server/database/copies/stored-files.ts';
import { schemaVersion } from '#platform/server/database/migrate.ts';
import { createFiles, uploadsFolder } from '#platform/server/files/files.ts';
import { answerBelow } from '#platform/server/http/inner-apps.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { startLive } from '#platform/server/live/live.ts';
import type { OpenParts } from '#platform/server/noun.ts';
import { fillTemplate } from './sandbox-template.service.ts';
import { SANDBOX_BYTES_MAX, sandboxStart } from './sandboxes.rules.ts';
import type { SandboxApp, SandboxHost } from './sandboxes.service.ts';

/** A sandbox has one visitor with two windows. */
const POOL_SIZE = 2;

/** An app that nobody has used for this time is closed; the next request opens it again. */
const IDLE_MS = 2 * 60_000;
const IDLE_CHECK_MS = 30_000;

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

const TEMPLATE = 'template_';
const SANDBOX = 'sandbox_';
const DAY_MS = 24 * 3_600_000;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10).replaceAll('-', '');

/** A template of each day, so that "three days ago" in the demo data is true, and of each schema. */
const templateName = async () => `${TEMPLATE}${dayOf(Date.now())}_${await schemaVersion()}`;

/** Processes of two versions each have a template, so those of the day before stay too. */
const isOldTemplate = (name: string) =>
  name.startsWith(TEMPLATE) && name.slice(TEMPLATE.length) < dayOf(Date.now() - DAY_MS);

const databaseName = (id: string) => SANDBOX + id.replaceAll('-', '');

interface Running {
  app: SandboxApp;
  close(): Promise<void>;
}

/** An app in this process, and when it was last asked for. */
interface Entry {
  started: Promise<Running>;
  usedAt: number;
}

/** `status` is that of the service, which a sandbox shows too. */
type HostParts = Pick<
  OpenParts,
  'config' | 'log' | 'copies' | 'status' | 'embeddings' | 'createApp' | 'loadDemo'
>;

/**
 * Runs the sandboxes of this process: an app for each, on a database of its own. Any process can serve any sandbox.
 * @returns also `stop`, which closes the apps; the sandboxes live on in other processes, and until their time is over.
 */
export function createSandboxHost({
  config,
  log,
  copies,
  status,
  embeddings,
  createApp,
  loadDemo,
}: HostParts): SandboxHost & { stop(): Promise<void> } {
  const keys = createSecretKeys(config.sessionSecret);
  const entries = new Map<string, Entry>();
  /** The template that this process has seen. */
  let prepared = '';

  const prepare = async () => {
    const name = await templateName();
    if (name === prepared) return name;
    await copies.makeTemplate(name, (address) => fillTemplate(address, { log, loadDemo }));
    prepared = name;
    return name;
  };

  const start = async (id: string, token: string): Promise<Running> => {
    const inside = log.child({ sandbox: id });
    // Its connections end when another process removes the database.
    const onError = (error: Error) => inside.debug({ err: error }, 'database connection');
    const address = copies.addressOf(databaseName(id));
    const database = connect(address, onError, POOL_SIZE);
    const sessionSecret = keys.mac('sandbox', id).toString('base64url');
    const own = { ...config, sessionSecret, adminEmail: undefined, smtpUrl: NO_MAIL_SERVER };
    const files = createFiles(openStoredFiles(database, SANDBOX_BYTES_MAX), uploadsFolder(config.dataDir));
    // Where another process has removed the database, it would complain until this one notices.
    const live = await startLive(address, inside.child({}, { level: 'error' }));
    const parts = { config: own, database, jobs: NO_JOBS, files, live, status, log: inside, embeddings };
    const api = await createApp(parts);
    answerBelow(api, sandboxStart(token));
    await api.ready();
    const ctx = { db: database.db, jobs: NO_JOBS, files, log: inside, publicUrl: config.publicUrl };
    const close = async () => {
      await api.close();
      await live.close();
      await database.close();
    };
    return { app: { ctx, sessionSecret, api }, close };
  };

  const close = async (id: string) => {
    const entry = entries.get(id);
    entries.delete(id);
    const opened = await entry?.started.catch(() => null);
    await opened?.close();
  };

  const closeIdle = () => {
    for (const [id, { usedAt }] of entries) {
      if (performance.now() - usedAt < IDLE_MS) continue;
      close(id).catch((error) => log.warn({ err: error, sandbox: id }, 'sandbox not closed'));
    }
  };
  const check = setInterval(closeIdle, IDLE_CHECK_MS).unref();

  return {
    isOffered: async () => config.sandboxes && (await copies.isAllowed()),
    isPrepared: async () => prepared !== '' && prepared === (await templateName()),
    async prepare() {
      await prepare();
    },
    async make(id) {
      try {
        await copies.copy(await prepare(), databaseName(id));
      } catch (error) {
        // The template may have been removed by hand: the next try looks again.
        prepared = '';
        throw error;
      }
    },
    async open({ id, token }) {
      const entry = entries.get(id) ?? { started: start(id, token), usedAt: 0 };
      entry.usedAt = performance.now();
      entries.set(id, entry);
      try {
        return (await entry.started).app;
      } catch (error) {
        if (entries.get(id) === entry) entries.delete(id);
        throw error;
      }
    },
    async remove(id) {
      await close(id);
      await copies.drop(databaseName(id));
    },
    async removeOrphans(listIds) {
      // Databases first: the row of a sandbox is older than its database.
      const names = await copies.list();
      const kept = new Set((await listIds()).map(databaseName));
      const isOrphan = (name: string) => name.startsWith(SANDBOX) && !kept.has(name);
      for (const name of names.filter((one) => isOrphan(one) || isOldTemplate(one))) await copies.drop(name);
      const isUnfinished = names.some((name) => !name.startsWith(SANDBOX) && !name.startsWith(TEMPLATE));
      if (isUnfinished) await copies.dropUnfinished();
    },
    async stop() {
      clearInterval(check);
      await Promise.all([...entries.keys()].map((id) => close(id)));
    },
  };
}
