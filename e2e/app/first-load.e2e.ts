import { expect, test } from '#platform/testing/browser.ts';
import { FIRST_LOAD_MAX, FIRST_PAGES, firstLoad, LIMITED } from '../../bench/first-load.ts';

test('the pages at which people arrive ask for few scripts and style sheets', () => {
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

test('home asks for twenty files at most, each once, before it fetches the next pages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  const ahead = page.locator('link[fetchpriority=low]');
  await expect(ahead.first()).toBeAttached();
  const next = await ahead.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const own = asked.filter((url) => !next.includes(url));
  expect(new Set(own).size, own.join('\n')).toBe(own.length);
  expect(own.length, own.join('\n')).toBeLessThanOrEqual(20);
});
