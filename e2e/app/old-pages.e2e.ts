import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OLD_PAGE } from '#platform/contract/page-tags.ts';
import { expect, test } from '#platform/testing/browser.ts';
import { pathsUpdated } from '../../src/app/page-addresses.ts';

const HERO = '/service/api/content/home_hero';

/**
 * A server before that of the test that says this of the time of its pages. It is one of its own, because a browser reports no
 * size of a page that the test itself answers, as if it had kept it.
 */
async function serverThatSays(timing: string, origin: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url);
    for (const name of ['content-type', 'content-security-policy']) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.setHeader('server-timing', timing);
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Waits until the server has drawn a page, for which it needs some time when it has just started. */
const untilDrawn = (url: string) =>
  expect
    .poll(async () => (await fetch(url)).headers.get('server-timing'), { message: url, timeout: 30_000 })
    .toBeNull();

test('the server can draw every page that it draws again', async ({ server }) => {
  for (const path of pathsUpdated()) await untilDrawn(new URL(path, server.url).href);
});

for (const [what, timing, isAsked] of [
  ['that the server could not draw in time asks again for what it shows', OLD_PAGE, true],
  ['that was just drawn asks for nothing that it shows', 'app', false],
] as const) {
  test(`a page ${what}`, async ({ page, server }) => {
    await untilDrawn(server.url);
    await using before = await serverThatSays(timing, server.url);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(before.url);
    await page.waitForLoadState('networkidle');
    expect(asked.includes(HERO)).toBe(isAsked);
  });
}
