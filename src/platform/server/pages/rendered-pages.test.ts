import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { PUBLIC_URL_PLACEHOLDER } from '#platform/contract/public-url.ts';
import { preparedPage } from './built-pages.ts';
import { createRenderedPages, FIRST_STYLES } from './rendered-pages.ts';

/** A bundle as the web build leaves it: its pages show the words that the API answers; /broken cannot be rendered. */
const BUNDLE = `
const renderNow = async (build, path, ask) => {
  if (path === '/broken') throw new Error('cannot be rendered');
  const first = await (await ask('/api/first')).json();
  const second = first.next ? await (await ask(first.next)).json() : {};
  const words = [path, first.words, second.words].join(' ');
  const html = '<html><head></head><body><main>' + words + ' ${PUBLIC_URL_PLACEHOLDER}</main></body></html>';
  return { html, answers: [[['first'], first]] };
};
export const entry = { module: { renderNow } };
`;
const BUILT = '<html><head><title>T</title></head><body><main>Built in</main></body></html>';

let folder: string;
let answers: Record<string, { status: number; body: string }>;
const json = (body: object) => ({ status: 200, body: JSON.stringify(body) });
const renderedPages = () =>
  createRenderedPages({
    folder: join(folder, 'client'),
    ask: async (url) => answers[url] ?? { status: 404, body: '{}' },
    publicUrl: 'https://csr.example',
    log: pino({ level: 'silent' }),
  });
const page = (path = '/') => preparedPage(BUILT, { path });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dayitva-rendered-'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/index.js'), BUNDLE);
  writeFileSync(join(folder, 'server/package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'server', FIRST_STYLES), '[]');
});
afterEach(() => vi.useRealTimers());
afterAll(() => rmSync(folder, { recursive: true }));

test('a page shows what the API answers, also to calls that follow from others, and then what changes', async () => {
  answers = {
    '/api/first': json({ words: 'One', next: '/api/second' }),
    '/api/second': json({ words: 'Two' }),
  };
  const pages = renderedPages();
  const home = page();
  const { page: shown, isOld } = await pages.latest('/', home);
  expect(isOld).toBe(false);
  expect(shown.html).toContain('<main>/ One Two https://csr.example</main>');
  expect(shown.html).toContain('<script type="application/json" id="answers">[[["first"],{"words":"One"');
  answers['/api/second'] = json({ words: 'Three' });
  await vi.waitFor(
    async () => expect((await pages.latest('/', home)).page.html).toContain('One Three'),
    5000,
  );
});

test('a page is rendered again only when an answer has changed', async () => {
  answers = { '/api/first': json({ words: 'One' }) };
  const pages = renderedPages();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const first = await pages.latest('/', page());
  vi.setSystemTime(Date.now() + 60_000);
  expect((await pages.latest('/', page())).page).toBe(first.page);
  answers['/api/first'] = json({ words: 'Two' });
  vi.setSystemTime(Date.now() + 60_000);
  expect((await pages.latest('/', page())).page.html).toContain('Two');
});

test('each address has a page of its own', async () => {
  answers = { '/api/first': json({ words: 'One' }) };
  const pages = renderedPages();
  const built = page('/members/:slug');
  for (const path of ['/members/a', '/members/b'])
    expect((await pages.latest(path, built)).page.html).toContain(`<main>${path} One`);
});

test('text of an answer cannot end the element that holds it', async () => {
  answers = { '/api/first': json({ words: '', note: '</script><script>alert(1)</script>$&' }) };
  const { html } = (await renderedPages().latest('/', page())).page;
  const [, data = ''] = /id="answers">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)[0][1].note).toBe('</script><script>alert(1)</script>$&');
  expect(html).not.toContain('<script>alert');
});

test('while the API fails, and where a page cannot be rendered, the page before is sent', async () => {
  answers = { '/api/first': json({ words: 'One' }) };
  const pages = renderedPages();
  const home = page();
  expect((await pages.latest('/', home)).page.html).toContain('One');
  answers = { '/api/first': { status: 429, body: '{}' } };
  const broken = page('/broken');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  const late = await pages.latest('/', home);
  expect(late.page.html).toContain('One');
  expect(late.isOld).toBe(true);
  for (const _ of ['first', 'second'])
    expect(await pages.latest('/broken', broken)).toMatchObject({ page: { html: BUILT }, isOld: true });
});
