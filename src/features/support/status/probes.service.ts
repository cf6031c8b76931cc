import type { Readable } from 'node:stream';
import { listMarketplaceProfiles } from '#features/marketplace/listing/marketplace-list.service.ts';
import type { Actor, Context } from '#platform/server/context.ts';
import { createAccessTokenReader, signAccessToken } from '#platform/server/crypto/access-tokens.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { newId } from '#platform/server/ids.ts';
import { askOwnServer } from '#platform/server/outbound/own-server.ts';
import { hashPassword, isPassword } from '#platform/server/passwords/password-hashing.ts';
import { askDatabase, findNewsSync, findOldestDueJob, findWaitingMails } from './probes.repository.ts';
import { FAILING_MAILS, MAIL_SILENCE_MS, type Reading, type ServiceId, THRESHOLDS } from './status.rules.ts';

/** What the probes reach. */
interface ProbeParts {
  /** Address of the server of this process, without a slash at the end. */
  ownUrl: string;
  sessionSecret: string;
  store: FileStore;
  /** Queues of mails, and those of all other background work. */
  queues: { mail: string[]; jobs: string[] };
}

type Probe = (ctx: Context, signal: AbortSignal) => Promise<Reading>;

/** The longest wait for a probe that measures an age. */
const AGE_TIMEOUT_MS = 10_000;

const DETAIL_MAX = 200;

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;

/** A reading of how long the work takes. */
async function timed(what: string, work: () => Promise<void>): Promise<Reading> {
  const begun = performance.now();
  await work();
  const ms = Math.round(performance.now() - begun);
  return { works: true, ms, detail: `${what} in ${ms} ms` };
}

const OWN_PAGES = ['/', '/service/api/health'];

const probeWeb =
  ({ ownUrl }: ProbeParts): Probe =>
  (_, signal) =>
    timed('Page and health answered', async () => {
      for (const path of OWN_PAGES) {
        const status = await askOwnServer(ownUrl + path, signal);
        // Where the web is not built, as in development, the API alone is measured.
        if (status !== 200 && !(path === '/' && status === 404))
          throw new Error(`${path} answered ${status}`);
      }
    });

const PROBE_PASSWORD = 'known to the probe alone';

/** The way of a sign-in without an account: the password is checked in the line of strangers, and a token signed. */
function probeSignIn({ sessionSecret }: ProbeParts): Probe {
  const readToken = createAccessTokenReader(sessionSecret);
  let hash: string | undefined;
  return async (ctx) => {
    // Made once, in the first round, which does not count its time.
    hash ??= await hashPassword(PROBE_PASSWORD);
    const known = hash;
    return timed('Password checked, token signed and read', async () => {
      if (!(await isPassword(known, PROBE_PASSWORD))) throw new Error('the password did not match');
      const token = await signAccessToken(sessionSecret, nobody(), ctx.now);
      if (!(await readToken(token))) throw new Error('the token could not be read');
    });
  };
}

/** An actor without an account or a session. */
const nobody = (): Actor => ({
  accountId: newId(),
  profileId: newId(),
  role: 'viewer',
  sessionId: newId(),
  emailConfirmed: false,
  isAdmin: false,
});

const probeDatabase: Probe = (ctx) => timed('Statement answered', () => askDatabase(ctx.db));

/** Words that stand for a common search; it may find nothing. */
const SEARCH = { page: 1, pageSize: 10, search: 'education for girls in Bihar' };

const probeSearch: Probe = (ctx) =>
  timed('Marketplace searched', async () => {
    await listMarketplaceProfiles({ ...ctx, actor: nobody() }, SEARCH);
  });

const probeMail =
  ({ queues }: ProbeParts): Probe =>
  async ({ db, now }) => {
    const { due_since, failing, delivered_at } = await findWaitingMails(db, queues.mail, now);
    const age = due_since ? now.getTime() - Date.parse(due_since) : 0;
    const isWeak = failing >= FAILING_MAILS;
    const isSilent = !delivered_at || now.getTime() - Date.parse(delivered_at) > MAIL_SILENCE_MS;
    const detail = `Oldest waiting mail ${seconds(age)}, ${failing} failed and wait for the next try`;
    return { works: !(isWeak && isSilent), ms: age, isWeak, detail };
  };

const probeJobs =
  ({ queues }: ProbeParts): Probe =>
  async ({ db, now }) => {
    const due = await findOldestDueJob(db, queues.jobs, now);
    const age = due ? now.getTime() - Date.parse(due) : 0;
    return { works: true, ms: age, detail: `Oldest due job ${seconds(age)}` };
  };

async function readAll(content: Readable | null): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content ?? []) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const probeFiles =
  ({ store }: ProbeParts): Probe =>
  () =>
    timed('File written, read and removed', async () => {
      // The nightly sweep removes it if this process ends in between.
      const name = `private/probe-${newId()}`;
      await store.write(name, Buffer.from(name), 'text/plain');
      const stored = await readAll(await store.read(name));
      await store.remove(name);
      if (stored !== name) throw new Error('the file was not as it was written');
    });

const NO_NEWS: Reading = { works: true, ms: null, detail: 'No source of news is switched on' };

const probeNews: Probe = async ({ db, now }) => {
  const { sources, succeeded_at, fetched_at, oldest } = await findNewsSync(db);
  if (sources === 0 || !oldest) return NO_NEWS;
  if (!fetched_at) return { ...NO_NEWS, detail: 'No source of news was read yet' };
  const age = now.getTime() - Date.parse(succeeded_at ?? oldest);
  return { works: true, ms: Math.max(0, age), detail: `Last source read ${seconds(age)} ago` };
};

/** The probe of each service. */
export const createProbes = (parts: ProbeParts): Record<ServiceId, Probe> => ({
  web: probeWeb(parts),
  'sign-in': probeSignIn(parts),
  database: probeDatabase,
  search: probeSearch,
  mail: probeMail(parts),
  files: probeFiles(parts),
  jobs: probeJobs(parts),
  news: probeNews,
});

/** Probes that measure an age have a threshold far longer than anybody waits. */
const timeoutOf = (service: ServiceId) => Math.min(THRESHOLDS[service].outageMs, AGE_TIMEOUT_MS);

const failed = (detail: string): Reading => ({ works: false, ms: null, detail: detail.slice(0, DETAIL_MAX) });

/** Runs a probe until it ends or takes too long. A failure is a reading, too: it is never thrown. */
export async function measure(ctx: Context, service: ServiceId, probe: Probe): Promise<Reading> {
  const limit = timeoutOf(service);
  const signal = AbortSignal.timeout(limit);
  const late = new Promise<Reading>((resolve) => {
    signal.addEventListener('abort', () => resolve(failed(`No answer within ${seconds(limit)}`)));
  });
  const run = async () => {
    try {
      return await probe(ctx, signal);
    } catch (error) {
      // A failure of the driver may repeat a row or an address: admins read the code, and the log has the rest.
      ctx.log.warn({ err: error, service }, 'probe failed');
      const { code, name } = error as Error & { code?: string };
      return failed(`Failed: ${code ?? name}`);
    }
  };
  return Promise.race([run(), late]);
}
