import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { PUBLIC_URL_PLACEHOLDER } from '#platform/contract/public-url.ts';
import { preparedPage } from './built-pages.ts';
import { createDrawnPages } from './drawn-pages.ts';

/** A bundle as the web build leaves it: its pages show the words that the API answers; /broken cannot be drawn. */
const BUNDLE = `
const drawPage = async (build, path) => {
  if (path === '/broken') throw new Error('cannot be drawn');
  const first = await (await fetch('/api/first')).json();
  const second = first.next ? await (await fetch(first.next)).json() : {};
  const html = '<html><main id="content">' + [first.words, second.words].join(' ') + ' ${PUBLIC_URL_PLACEHOLDER}</main></html>';
  return { html, answers: [[['first'], first]] };
};
export const entry = { module: { drawPage } };
`;
const BUILT =
  '<html><head><title>T</title></head><body><main id="content">Built in</main><footer></footer></body></html>';

let folder: string;
let answers: Record<string, { status: number; body: string }>;
const json = (body: object) => ({ status: 200, body: JSON.stringify(body) });
const drawn = () =>
  createDrawnPages({
    folder: join(folder, 'client'),
    ask: async (url) => answers[url] ?? { status: 404, body: '{}' },
    publicUrl: 'https://csr.example',
    log: pino({ level: 'silent' }),
  });
const page = (path = '/') => preparedPage(BUILT, { path });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dayitva-drawn-'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/index.js'), BUNDLE);
  writeFileSync(join(folder, 'server/package.json'), '{"type":"module"}');
});
afterEach(() => vi.useRealTimers());
afterAll(() => rmSync(folder, { recursive: true }));

test('a page shows what the API answers, also to calls that follow from others, and then what changes', async () => {
  answers = {
    '/api/first': json({ words: 'One', next: '/api/second' }),
    '/api/second': json({ words: 'Two' }),
  };
  const pages = drawn();
  const home = page();
  await vi.waitFor(async () => expect((await pages.latest(home)).page.html).toContain('One Two'), 5000);
  const { page: shown, isOld } = await pages.latest(home);
  const { html } = shown;
  expect(isOld).toBe(false);
  expect(html).toContain('<main id="content">One Two https://csr.example</main><footer>');
  expect(html).toContain('<script type="application/json" id="answers">[[["first"],{"words":"One"');
  answers['/api/second'] = json({ words: 'Three' });
  await vi.waitFor(async () => expect((await pages.latest(home)).page.html).toContain('One Three'), 5000);
  await pages.close();
});

test('text of an answer cannot end the element that holds it', async () => {
  answers = { '/api/first': json({ words: '', note: '</script><script>alert(1)</script>$&' }) };
  const pages = drawn();
  const home = page();
  await vi.waitFor(async () => expect((await pages.latest(home)).page.html).toContain('id="answers"'), 5000);
  const { html } = (await pages.latest(home)).page;
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, data = ''] = /id="answers">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)[0][1].note).toBe('</script><script>alert(1)</script>$&');
  await pages.close();
});

test('while the API fails, and where a page cannot be drawn, the page before is sent', async () => {
  answers = { '/api/first': json({ words: 'One' }) };
  const pages = drawn();
  const home = page();
  await vi.waitFor(async () => expect((await pages.latest(home)).page.html).toContain('One'), 5000);
  answers = { '/api/first': { status: 429, body: '{}' } };
  const broken = page('/broken');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  const late = await pages.latest(home);
  expect(late.page.html).toContain('One');
  expect(late.isOld).toBe(true);
  for (const _ of ['first', 'second'])
    expect(await pages.latest(broken)).toMatchObject({ page: { html: BUILT }, isOld: true });
  await pages.close();
});
