import { expect, test } from '#platform/testing/browser.ts';
import { FIRST_LOAD_MAX, FIRST_PAGES, firstLoad } from '../../bench/first-load.ts';

test('the pages at which people arrive ask for few scripts and style sheets', () => {
  for (const page of FIRST_PAGES) {
    const load = firstLoad(page);
    for (const kind of ['scripts', 'sheets', 'bytes'] as const)
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
