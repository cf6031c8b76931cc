import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { freePort } from './free-port.ts';

const READY = /^Dayitva is ready at (http:\S+)/;
const OUTBOX = /^Its mails can be read at (http:\S+)/;

interface Server {
  url: string;
}

interface WorkerParts {
  /** Settings of the server, beside those of every journey. */
  settings: Record<string, string>;
  server: Server;
}

/** The address of the worker's outbox, as its server prints it. */
let outbox = '';

interface People {
  /** Another person: a browser of their own, with nothing stored, at the same server. It is closed after the test. */
  newPerson: () => Promise<Page>;
}

/**
 * Starts the product as a first `npm start` does, on a data folder that is not there yet, and waits until it says that it is ready:
 * the database is filled before the server starts.
 */
async function startServer(
  dataDir: string,
  given: Record<string, string>,
): Promise<{ url: string; child: ChildProcess }> {
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    RATE_LIMIT: 'off',
    CHAT_HOURS: 'always',
    LOG_LEVEL: 'warn',
    ...given,
  };
  const env = { ...process.env, ...settings };
  await promisify(execFile)(process.execPath, ['scripts/bootstrap.mjs', 'fill'], { env });
  const child = spawn(process.execPath, ['build/app/main.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    outbox = OUTBOX.exec(line)?.[1] ?? outbox;
    const url = READY.exec(line)?.[1];
    if (url) return { url, child };
  }
  throw new Error('the server ended before it was ready');
}

/**
 * Browser tests against the built product with its demo data: one server and database per worker. A test fails
 * when its page throws an error that nobody caught.
 */
export const test = base.extend<People, WorkerParts>({
  settings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ settings }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'dayitva-browser-'));
      // PostgreSQL does not run as root; its own user has to get through to the folder.
      chmodSync(folder, 0o711);
      const { url, child } = await startServer(join(folder, 'data'), settings);
      await use({ url });
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
    // The first test of a worker must not pay for it with its own time.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await use(page);
    expect(errors).toEqual([]);
  },
  newPerson: async ({ browser, server }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: server.url });
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

/** Signs in through the API and leaves the session where the web keeps it; faster than the form, which has its own test. */
export async function signInAs(page: Page, email: string, password: string): Promise<void> {
  const answer = await page.request.post('/service/api/auth/signin', { data: { email, password } });
  expect(answer.status()).toBe(200);
  const { session } = (await answer.json()).data;
  await page.addInitScript((stored) => {
    // A sandboxed frame, such as a mail in the outbox, has no storage.
    if (window !== window.top) return;
    // Only into an empty storage: a reload must keep what the page has refreshed since.
    if (localStorage.getItem('access_token') || sessionStorage.getItem('signed-in-once')) return;
    sessionStorage.setItem('signed-in-once', 'yes');
    localStorage.setItem('access_token', stored.access_token);
    localStorage.setItem('refresh_token', stored.refresh_token);
    localStorage.setItem('user', JSON.stringify(stored.user));
  }, session);
}

/**
 * The toast with this title. Its words may stand on the page as well, where a search without it would find two.
 * A toast closes automatically after four seconds by default: look for it first, then at the rest.
 */
export const toast = (page: Page, title: string): Locator =>
  page.locator('.mantine-Notification-root').filter({ has: page.getByText(title, { exact: true }) });

/** The link of the newest mail to this address with this subject, read where a person on this machine reads it. */
export async function linkInOutbox(page: Page, to: string, subject: string): Promise<string> {
  const mail = page.locator('article', { hasText: `To ${to},` }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto(outbox);
    await expect(mail.first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  return (await mail.first().getByRole('link').first().getAttribute('href')) ?? '';
}

export { expect };
