import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseState, expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue } from '#platform/testing/field-limits.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let admin: TestMember;
/** Key of a new block for each test. */
let path: string;
let blockKey: string;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true });
});
beforeEach(() => {
  count += 1;
  blockKey = `block_${count}`;
  path = `/content/terms/${blockKey}`;
});
afterAll(() => app.stop());

const put = (body: object) => app.request('PUT', path, { token: admin.token, body });
const write = (body: object) => callAs(app, admin, 'PUT', path, body);
const ofThisTest = (blocks: { block_key: string }[]) =>
  blocks.filter((block) => block.block_key === blockKey);
const shown = async () => ofThisTest((await app.request('GET', '/content/terms')).body.data);

describe('GET /service/api/content/:pageKey', () => {
  test('shows a visitor the published blocks of that page only', async () => {
    await write({ title: 'Active organizations', content: '<p>400+</p>', version: 0 });
    expect(await shown()).toEqual([]);
    await callAs(app, admin, 'POST', `${path}/publish`, { version: 1 });
    expect(await shown()).toEqual([
      {
        id: expect.any(String),
        block_key: blockKey,
        block_type: 'text',
        title: 'Active organizations',
        content: '<p>400+</p>',
        media_url: null,
        is_published: true,
        version: 1,
        updated_at: expect.any(String),
      },
    ]);
    expect((await app.request('GET', '/content/privacy')).body.data).toEqual([]);
    await callAs(app, admin, 'POST', `${path}/unpublish`);
    expect(await shown()).toEqual([]);
    expect(ofThisTest(await callAs(app, admin, 'GET', '/content/terms/drafts'))).toHaveLength(1);
  });

  test('refuses a page that reads no blocks', async () => {
    expectWrongField(await app.request('GET', '/content/marketplace'), 'pageKey', 'There is no such page');
  });
});

describe('PUT /service/api/content/:pageKey/:blockKey', () => {
  test('counts versions and refuses a stale one', async () => {
    expect(await write({ content: '<p>One</p>', version: 0 })).toMatchObject({
      version: 1,
      is_published: false,
    });
    expect(await write({ content: '<p>Two</p>', version: 1 })).toMatchObject({ version: 2 });
    const before = await databaseState(app);
    for (const version of [0, 1, 3]) expectFailure(await put({ content: 'Late', version }), 'CONFLICT');
    expect(await databaseState(app)).toEqual(before);
  });

  test('accepts one of two admins who read the same version', async () => {
    await write({ content: 'One', version: 0 });
    const answers = await Promise.all([
      put({ content: 'Mine', version: 1 }),
      put({ content: 'Yours', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = await Promise.all([1, 2].map(() => app.request('PUT', '/content/privacy/raced', NEW())));
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  const NEW = () => ({ token: admin.token, body: { content: 'New', version: 0 } });

  test.each([
    ['<p>Hello <strong>you</strong></p>', '<p>Hello <strong>you</strong></p>'],
    ['<script>alert(1)</script><p>Text</p>', '<p>Text</p>'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<p onclick="steal()" style="color:red" class="x" id="y">Text</p>', '<p>Text</p>'],
    ['<img src=x onerror=alert(1)>after', 'after'],
    ['<a href="javascript:alert(1)">here</a>', '<a>here</a>'],
    ['<a href="JaVaScRiPt:alert(1)">here</a>', '<a>here</a>'],
    ['<a href="java\tscript:alert(1)">here</a>', '<a>here</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">here</a>', '<a>here</a>'],
    ['<a href="//elsewhere.example">here</a>', '<a>here</a>'],
    ['<a href="https://x.example" target="_blank">here</a>', '<a href="https://x.example">here</a>'],
    ['<a href="/privacy#rights">here</a>', '<a href="/privacy#rights">here</a>'],
    ['<style>body{display:none}</style>Text', 'Text'],
    ['<iframe src="https://x.example"></iframe>Text', 'Text'],
    ['<svg><script>alert(1)</script></svg>Text', 'Text'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<table></table>'],
    ['<h1>Terms</h1><h4>Small</h4>', '<h2>Terms</h2><h3>Small</h3>'],
    ['<p>not closed', '<p>not closed</p>'],
  ])('keeps of %s only %s', async (given, kept) => {
    expect((await write({ content: given, version: 0 })).content).toBe(kept);
  });

  test.each<RefusedValue>([
    ['title', long(201), 'Title must be 200 characters or less'],
    ['media_url', 'javascript:alert(1)', 'Picture must be a path on this site or a valid URL'],
    ['block_type', 'video', 'Please choose text or image'],
    ['version', undefined, 'Version is required: the version that you read, or 0 for a new block'],
    ['version', -1, 'Version is required: the version that you read, or 0 for a new block'],
  ])('refuses %s %j', async (field, value, message) => {
    await expectRefused(app, () => put({ version: 0, content: 'Text', [field]: value }), field, message);
  });
});

test('PUT /service/api/content/:pageKey/:blockKey refuses more than fifteen pages of text', async () => {
  const body = { version: 0, content: long(60_001) };
  await expectRefused(app, () => put(body), 'content', 'Content must be 60000 characters or less');
});

test.each([
  ['<b>', 31],
  ['<ul><li>', 2_500],
  ['<blockquote>', 4_900],
])('PUT /service/api/content/:pageKey/:blockKey refuses %s nested %i times', async (tag, levels) => {
  const body = { version: 0, content: `${tag.repeat(levels)}text` };
  await expectRefused(app, () => put(body), 'content', 'Content must not nest tags more than 30 deep');
});

test('PUT /service/api/content/:pageKey/:blockKey accepts thirty levels, and any number of tags that are removed', async () => {
  await write({ version: 0, content: `${'<b>'.repeat(30)}text` });
  const { content } = await write({ version: 1, content: `${'<div>'.repeat(5_000)}text` });
  expect(content).toBe('text');
});

test.each(['publish', 'unpublish'])(
  'POST /service/api/content/:pageKey/:blockKey/%s answers 404 for an unknown block',
  async (verb) => {
    const answer = await app.request('POST', `${path}/${verb}`, {
      token: admin.token,
      body: verb === 'publish' ? { version: 1 } : undefined,
    });
    expectFailure(answer, 'CONTENT_BLOCK_NOT_FOUND');
  },
);
