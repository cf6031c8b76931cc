import type { Browser, Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { FILM_SIZE } from '#features/demo/recordings/film-files.rules.ts';

/** Smaller than the picture, so that words are large enough to read in a film that is half a page wide. */
const SCREEN = { width: 1120, height: 630 };

/** A busy machine is slow; the film does not show it. */
const PATIENCE_MS = 120_000;

/** The people in the films, each with a browser of their own. */
export interface Cast {
  visitor: Page;
  /** CSR manager of the demo corporate. */
  manager: Page;
  /** Programme director of the demo NGO. */
  director: Page;
  /** Director of an NGO that the company does not know yet. */
  stranger: Page;
}

const STRANGER = { email: 'office@poongathir.example', password: 'demo-member' };

/** Opens a browser for each person; two of them are signed in. Nothing moves unless a scene moves it. */
export async function openCast(browser: Browser, url: string): Promise<Cast> {
  const [corporate, ngo] = DEMO_SIGN_INS;
  return {
    visitor: await openPerson(browser, url),
    manager: await openPerson(browser, url, corporate),
    director: await openPerson(browser, url, ngo),
    stranger: await openPerson(browser, url, STRANGER),
  };
}

async function openPerson(
  browser: Browser,
  url: string,
  signIn?: { email: string; password: string },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SCREEN,
    deviceScaleFactor: FILM_SIZE.width / SCREEN.width,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  if (signIn) await keepSession(page, signIn);
  return page;
}

/** Signs in through the API and leaves the session where the web keeps it. */
async function keepSession(page: Page, { email, password }: { email: string; password: string }) {
  const answer = await page.request.post('/service/api/auth/signin', { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`);
  const { session } = (await answer.json()).data;
  await page.addInitScript((stored) => {
    if (localStorage.getItem('access_token')) return;
    localStorage.setItem('access_token', stored.access_token);
    localStorage.setItem('refresh_token', stored.refresh_token);
    localStorage.setItem('user', JSON.stringify(stored.user));
  }, session);
}
