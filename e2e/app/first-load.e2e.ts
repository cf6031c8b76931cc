import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';
import { FIRST_LOAD_MAX, FIRST_PAGES, firstLoad, LIMITED } from '../../bench/first-load.ts';

test('the pages at which people arrive stay within their budget of scripts and stylesheets', () => {
  for (const page of FIRST_PAGES) {
    const load = firstLoad(page);
    for (const kind of LIMITED)
      expect.soft(load?.[kind], `${kind} of ${page}`).toBeLessThanOrEqual(FIRST_LOAD_MAX[page][kind]);
  }
});

test('on a slow line the fonts come once the page has all it asked for', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const line = { offline: false, latency: 150, downloadThroughput: 1e6, uploadThroughput: 1e6 };
  await devtools.send('Network.emulateNetworkConditions', line);
  const came: string[] = [];
  page.on('response', (response) => came.push(new URL(response.url()).pathname));
  const firstOf = (kind: RegExp) => came.findIndex((path) => kind.test(path));
  await page.goto('/register');
  await expect.poll(() => firstOf(/inter-basic.*woff2$/)).toBeGreaterThan(firstOf(/framework.*js$/));
  expect(firstOf(/framework.*js$/)).toBeGreaterThan(-1);
});

test('home makes 25 requests at most before it prefetches the next pages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  const html = await (await page.request.get('/')).text();
  const links = page.locator('link[rel=modulepreload]');
  const prefetched = async () => {
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    return hrefs.filter((href) => !html.includes(href)).map((href) => new URL(href, page.url()).href);
  };
  await expect.poll(prefetched).not.toEqual([]);
  const next = await prefetched();
  // The router reads the frame's stylesheet a second time, from the cache.
  const own = [...new Set(asked)].filter((url) => !next.includes(url));
  expect(own.length, own.join('\n')).toBeLessThanOrEqual(25);
});

test('the marketplace makes 30 requests at most until a member can use it', async ({ page }) => {
  const [corporate] = DEMO_SIGN_INS;
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, corporate.email, corporate.password);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/marketplace', { waitUntil: 'commit' });
  const usable = 'button[aria-label^="Request Collaboration: "]';
  await page.waitForFunction((selector) => document.querySelector(selector), usable, { polling: 'raf' });
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(30);
});
