import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { API_BASE } from '#platform/contract/route.ts';
import { type Config, readConfig } from '#platform/server/config.ts';
import { type MailFile, readMailFile } from '#platform/server/mail/mail-file.ts';
import { createTestDatabase } from './test-database.ts';

export const TEST_SECRET = 'a secret that only the tests know, long enough';

interface Started {
  port: number;
  stop(): Promise<void>;
}

let startServer: (config: Config) => Promise<Started>;

/** The server under test is handed in by the app, which the platform may not import. */
export function registerServer(start: (config: Config) => Promise<Started>): void {
  startServer = start;
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  // What stands in it is what each test asserts.
  // biome-ignore lint/suspicious/noExplicitAny: an answer is unknown until the test has looked at it
  body: any;
}

export interface TestApp {
  url: string;
  databaseUrl: string;
  dataDir: string;
  /** Sends a request to the API through HTTP. `body` goes as JSON, unless it is text or a form already. */
  request(method: string, path: string, options?: RequestOptions): Promise<ApiAnswer>;
  /** Reads or prepares rows that no route shows. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /**
   * Waits until a mail to this address with this subject has left, and returns the newest one's text, or another part.
   */
  mail(to: string, subject: string, part?: 'text' | 'html' | 'calendar'): Promise<string>;
  stop(): Promise<void>;
}

export interface RequestOptions {
  token?: string | null;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Starts a real server on a free port, with a database of its own (or the given one) and an outbox. */
export async function startTestApp(settings: Record<string, string> = {}): Promise<TestApp> {
  const databaseUrl = settings.DATABASE_URL ?? (await createTestDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'dayitva-app-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    SESSION_SECRET: TEST_SECRET,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    CHAT_HOURS: 'always',
    // How full the disk of the machine is does not matter to tests.
    DISK_RESERVE: '0MB',
    // A look at the offer would fill another database.
    SANDBOXES: 'off',
    ...settings,
    DATABASE_URL: databaseUrl,
  });
  const server = await startServer(config);
  const url = `http://127.0.0.1:${server.port}`;
  // A look at all tables is quick, but PostgreSQL would start two processes for it: ten times the work.
  const options = '-c max_parallel_workers_per_gather=0';
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, options });
  // Tests that cut the server's connections cut these too; the pool replaces them.
  pool.on('error', () => undefined);
  return {
    url,
    databaseUrl,
    dataDir,
    request: (method, path, options) => sendRequest(`${url}${API_BASE}${path}`, method, options),
    sql: async (text, values) => (await pool.query(text, values)).rows,
    mail: async (to, subject, part = 'text') =>
      (await waitForMail(join(dataDir, 'outbox'), to, subject))[part] ?? '',
    async stop() {
      await pool.end();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Sends a request to a whole address. */
export async function sendRequest(
  url: string,
  method: string,
  options: RequestOptions = {},
): Promise<ApiAnswer> {
  const { token, body, headers } = options;
  const response = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && {
      body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
    }),
  });
  // A stream of events has no end: that it opened is the answer.
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return { status: response.status, headers: response.headers, body: '' };
  }
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

function newestMail(folder: string, to: string, subject: string): MailFile | undefined {
  const mails = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.name.endsWith('.eml'))
    .map((file) => file.name)
    .sort()
    .reverse()
    .map((name) => readMailFile(readFileSync(join(folder, name), 'utf8')));
  return mails.find((mail) => mail.to === to && mail.subject === subject);
}

async function waitForMail(folder: string, to: string, subject: string): Promise<MailFile> {
  let found: MailFile | undefined;
  await expect
    .poll(
      () => {
        try {
          found = newestMail(folder, to, subject);
        } catch {
          found = undefined;
        }
        return found;
      },
      { timeout: 10_000, interval: 50, message: `a mail "${subject}" to ${to}` },
    )
    .toBeDefined();
  if (!found) throw new Error('no mail');
  return found;
}

/** The token of the one link in a mail, by the name that it has in the link's query. */
export const tokenInMail = (mail: string, name = 'token') =>
  new RegExp(`${name}=([\\w-]+)`).exec(mail)?.[1] ?? '';

/** Lets a queue run once now as its schedule does, without data, and waits for its end. */
export async function runJob(app: TestApp, queue: string): Promise<void> {
  const [job] = await app.sql<{ id: string }>('insert into pgboss.job (name) values ($1) returning id', [
    queue,
  ]);
  const state = async () =>
    (await app.sql<{ state: string }>('select state from pgboss.job where id = $1', [job?.id]))[0]?.state;
  await vi.waitFor(async () => expect(await state()).toBe('completed'), { timeout: 10_000 });
}
