import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecretKeys } from '#platform/server/crypto/secret-keys.ts';
import { schemaVersion } from '#platform/server/database/migrate.ts';
import type { OpenParts } from '#platform/server/noun.ts';
import { forkProgram } from '#platform/server/processes/fork-program.ts';
import type { SandboxCalls } from './sandbox-process.service.ts';
import type { SandboxHost } from './sandboxes.service.ts';

/** Most memory of all sandboxes together: ten with 6 MB each, and what the program itself needs. */
const HEAP_MB = 384;

/** An app that nobody has used for this time is closed; the next request opens it again. Without apps the process ends. */
const IDLE_MS = 2 * 60_000;
const IDLE_CHECK_MS = 30_000;

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

/** The process of the sandboxes, and the socket at which it answers requests. */
interface SandboxProcess extends ReturnType<typeof forkProgram<SandboxCalls>> {
  socket: string;
}

/** An app in the process of the sandboxes, and when it was last asked for. */
interface Entry {
  opened: Promise<SandboxProcess>;
  usedAt: number;
}

type HostContext = Pick<OpenParts, 'config' | 'log' | 'copies' | 'serverAddress' | 'appProgram'>;

/**
 * Lets sandboxes run in a process of their own, with bounds of memory and the lowest priority, so that what a visitor
 * does there slows no member. It starts with the first sandbox; any server can serve any sandbox.
 * @returns also `stop`, which ends the process; the sandboxes live on at other servers, and until their time is over.
 */
export function createSandboxHost(ctx: HostContext): SandboxHost & { stop(): Promise<void> } {
  const { config, copies } = ctx;
  const keys = createSecretKeys(config.sessionSecret);
  const entries = new Map<string, Entry>();
  /** The template that this server has seen. */
  let prepared = '';
  let running: Promise<SandboxProcess> | undefined;
  let usedAt = 0;

  const begin = async (forget: () => void): Promise<SandboxProcess> => {
    const folder = mkdtempSync(join(tmpdir(), 'dayitva-sandboxes-'));
    const socket = process.platform === 'win32' ? `\\\\.\\pipe\\${folder}` : join(folder, 'http');
    const onEnd = () => {
      forget();
      rmSync(folder, { recursive: true, force: true });
    };
    const program = forkProgram<SandboxCalls>(ctx.appProgram, { heapMb: HEAP_MB, onEnd });
    try {
      // Its sessions have secrets of their own, and it connects to nothing but the addresses that it is given.
      const own = {
        ...config,
        sessionSecret: undefined,
        databaseUrl: undefined,
        databaseOwnerUrl: undefined,
        databaseSuperuserUrl: undefined,
      };
      await program.call('begin', { config: own, mainAddress: ctx.serverAddress, socket });
    } catch (error) {
      await program.stop();
      throw error;
    }
    return { ...program, socket };
  };
  const sandboxProcess = () => {
    usedAt = performance.now();
    if (running) return running;
    const starting = begin(() => {
      if (running !== starting) return;
      running = undefined;
      entries.clear();
    });
    running = starting;
    return starting;
  };

  const prepare = async () => {
    const name = await templateName();
    if (name === prepared) return name;
    await copies.makeTemplate(name, async (address) =>
      (await sandboxProcess()).call('fillTemplate', address),
    );
    prepared = name;
    return name;
  };

  const openApp = async (id: string, token: string) => {
    const its = await sandboxProcess();
    const sessionSecret = keys.mac('sandbox', id).toString('base64url');
    await its.call('open', { id, token, address: copies.addressOf(databaseName(id)), sessionSecret });
    return its;
  };
  const open: SandboxHost['open'] = async ({ id, token }) => {
    const entry = entries.get(id) ?? { opened: openApp(id, token), usedAt: 0 };
    entry.usedAt = performance.now();
    entries.set(id, entry);
    try {
      const its = await entry.opened;
      return {
        socket: its.socket,
        start: `/${id}`,
        findWork: (since) => its.call('findWork', { id, since }),
        startSession: (session) => its.call('startSession', { id, ...session }),
      };
    } catch (error) {
      if (entries.get(id) === entry) entries.delete(id);
      throw error;
    }
  };
  const close = async (id: string) => {
    const entry = entries.get(id);
    entries.delete(id);
    const its = await entry?.opened.catch(() => null);
    await its?.call('close', id);
  };

  const stopProcess = async () => {
    const its = await running?.catch(() => undefined);
    running = undefined;
    await its?.stop();
  };
  const closeIdle = async () => {
    const isIdle = (since: number) => performance.now() - since >= IDLE_MS;
    for (const [id, entry] of entries) if (isIdle(entry.usedAt)) await close(id);
    if (entries.size === 0 && isIdle(usedAt)) await stopProcess();
  };
  const check = setInterval(() => {
    closeIdle().catch((error) => ctx.log.warn({ err: error }, 'idle sandboxes not closed'));
  }, IDLE_CHECK_MS).unref();

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
    open,
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
      await stopProcess();
    },
  };
}
