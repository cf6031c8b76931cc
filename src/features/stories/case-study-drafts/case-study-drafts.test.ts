import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue } from '#platform/testing/field-limits.ts';
import { callAs, caseStudyBody, startCollaboration } from '#platform/testing/records.ts';
import { fileForm, sampleJpeg, samplePdf } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const OWN = '/profile/case-studies';

let app: TestApp;
let author: TestMember;
let other: TestMember;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  author = await createMember(app, { name: 'Jal Trust' });
  other = await createMember(app);
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

const begin = (fields: object = {}) => callAs(app, author, 'POST', OWN, caseStudyBody(fields));
const send = (id: string, version = 1) =>
  app.request('POST', `${OWN}/${id}/submission`, { token: author.token, body: { version } });
const save = (id: string, body: object, by = author) =>
  app.request('PUT', `${OWN}/${id}`, { token: by.token, body });
const decide = (id: string, body: object) =>
  callAs(app, admin, 'PUT', `/admin/case-studies/${id}/decision`, body);
const read = (slug: string, by?: TestMember) =>
  app.request('GET', `/case-studies/${slug}`, { token: by?.token });

describe('POST /service/api/profile/case-studies', () => {
  test('keeps a draft, however little it says; only its author and admins can open it', async () => {
    const draft = await callAs(app, author, 'POST', OWN, { title: '  Wells\n for  Gumla ' });
    expect(draft).toMatchObject({ title: 'Wells for Gumla', status: 'draft', version: 1, is_public: false });
    expect(await callAs(app, author, 'GET', `${OWN}/${draft.id}`)).toEqual(draft);
    expect((await callAs(app, author, 'GET', OWN))[0]).toMatchObject({ id: draft.id, views: 0, likes: 0 });
    for (const reader of [undefined, other]) {
      expectFailure(await read(draft.slug, reader), 'CASE_STUDY_NOT_FOUND');
    }
    for (const reader of [author, admin]) {
      expect((await read(draft.slug, reader)).body.data).toMatchObject({
        status: 'draft',
        published_at: null,
      });
    }
    const list = await app.request('GET', '/case-studies?search=gumla');
    expect(list.body.data.pagination.total).toBe(0);
  });

  test('drops blank and repeated names, outcomes and goals twice', async () => {
    const draft = await begin({
      organizations: ['Jal Trust', ' ', 'jal trust ', 'Asha'],
      outcomes: ['', '58 pumps', '58 pumps'],
    });
    expect(draft.organizations).toEqual(['Jal Trust', 'Asha']);
    expect(draft.outcomes).toEqual(['58 pumps']);
  });

  test.each<RefusedValue>([
    ['title', long(161), 'Title must be 160 characters or less'],
    ['summary', long(401), 'Summary must be 400 characters or less'],
    ['description', long(10_001), 'Description must be 10000 characters or less'],
    ['organizations', ['\u2060', '--'], 'Please enter a name with letters or digits'],
    [
      'partners',
      Array.from({ length: 21 }, (_, at) => `Partner ${at}`),
      'Implementation partners must have 20 entries or less',
    ],
    ['beneficiaries', -1, 'Beneficiaries must not be negative'],
    ['beneficiaries', 1.5, 'Beneficiaries must be a whole number'],
    ['funding', -5, 'Amount must not be negative'],
    ['duration_months', 0, 'Duration must be at least 1 month'],
    ['outcomes', 'many', 'Key outcomes must be a list'],
    ['sdg_goals', ['Zero Hunger', 'Zero Hunger'], 'SDG goals has a duplicate entry'],
    ['collaboration_id', 'collab_1_abc', 'You do not take part in this collaboration'],
    ['status', 'published', 'Unknown field'],
    ['views', 5000, 'Unknown field'],
  ])('refuses %s %j', async (field, value, message) => {
    const body = caseStudyBody({ [field]: value });
    await expectRefused(app, () => app.request('POST', OWN, { token: author.token, body }), field, message);
  });
});

describe('PUT /service/api/profile/case-studies/:id', () => {
  test('changes what is sent, and refuses a save that started from an older version', async () => {
    const { id } = await begin();
    const { body } = await save(id, { version: 1, title: 'Another title' });
    expect(body.data).toMatchObject({ title: 'Another title', summary: caseStudyBody().summary, version: 2 });
    expectFailure(await save(id, { version: 1, title: 'Of the other device' }), 'CASE_STUDY_CHANGED');
    expectFailure(await save(id, { version: 2 }, other), 'CASE_STUDY_NOT_FOUND');
  });

  test('takes a story out of review, and keeps the remark of one that was returned', async () => {
    const { id } = await begin();
    const { version } = (await send(id)).body.data;
    expect((await save(id, { version })).body.data.status).toBe('draft');
    const again = (await send(id, version + 1)).body.data;
    await decide(id, { decision: 'returned', remark: 'Please name the villages.', version: again.version });
    const { status, remark } = (await save(id, { version: again.version })).body.data;
    expect({ status, remark }).toEqual({ status: 'returned', remark: 'Please name the villages.' });
  });
});

describe('POST /service/api/profile/case-studies/:id/submission', () => {
  test('sends the story, makes its address from the title, and confirms it by mail', async () => {
    const writer = await createMember(app);
    const story = caseStudyBody({ title: 'Für Wasser & Brunnen' });
    const { id } = await callAs(app, writer, 'POST', OWN, story);
    const submission = { token: writer.token, body: { version: 1 } };
    const { status, body } = await app.request('POST', `${OWN}/${id}/submission`, submission);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'pending',
      version: 2,
      slug: `fur-wasser-brunnen-${id.slice(-8)}`,
    });
    const mail = await app.mail(writer.email, 'Your success story was submitted');
    expect(mail).toContain('“Für Wasser & Brunnen”');
    const again = await app.request('POST', `${OWN}/${id}/submission`, {
      token: writer.token,
      body: { version: 2 },
    });
    expectFailure(again, 'CASE_STUDY_ALREADY_SENT');
  });

  test.each([
    ['title', 'Title is required'],
    ['summary', 'Summary is required'],
    ['description', 'Detailed description is required'],
    ['contact_name', 'Name is required'],
    ['contact_email', 'Email is required'],
  ])('needs %s', async (field, message) => {
    const { id } = await begin({ [field]: '' });
    expectWrongField(await send(id), field, message);
    expect(await callAs(app, author, 'GET', `${OWN}/${id}`)).toMatchObject({ status: 'draft', version: 1 });
  });

  test('needs a valid email address, and an address of its own in any script', async () => {
    const { id } = await begin({ contact_email: 'asha', title: 'गाँव का पानी' });
    expectWrongField(await send(id), 'contact_email', 'Invalid email format');
    await save(id, { version: 1, contact_email: ' Asha@JalTrust.example' });
    expect((await send(id, 2)).body.data).toMatchObject({
      slug: `story-${id.slice(-8)}`,
      contact_email: 'asha@jaltrust.example',
    });
  });

  test('a declined story cannot be changed or sent again', async () => {
    const { id } = await begin();
    const { version } = (await send(id)).body.data;
    await decide(id, { decision: 'declined', remark: 'This is an advertisement.', version });
    expectFailure(await save(id, { version }), 'CASE_STUDY_DECLINED');
    expectFailure(await send(id, version), 'CASE_STUDY_DECLINED');
    expect((await callAs(app, author, 'DELETE', `${OWN}/${id}`)).id).toBe(id);
  });
});

describe('a story of a collaboration', () => {
  test('takes its figures from the record, whatever the author sends, and again when it is sent', async () => {
    const { id: collaboration_id } = await startCollaboration(app, author, other);
    const path = `/collaborations/${collaboration_id}`;
    await app.sql(
      `update collaborations set budget = 4200000, impact_metrics = '{"beneficiaries": 1200}',
        start_date = '2025-04-01', end_date = '2026-09-30' where id = $1`,
      [collaboration_id],
    );
    const { id, ...draft } = await begin({ collaboration_id, beneficiaries: 9, funding: 9 });
    expect(draft).toMatchObject({ beneficiaries: 1200, funding: 4_200_000, duration_months: 18 });
    expect(draft.recorded_at).toEqual(expect.any(String));
    await callAs(app, other, 'PATCH', path, { impact_metrics: { beneficiaries: 1500 } });
    expect((await send(id)).body.data).toMatchObject({ beneficiaries: 1500 });
    const free = (await save(id, { version: 2, collaboration_id: null, beneficiaries: 7 })).body.data;
    expect(free).toMatchObject({ beneficiaries: 7, recorded_at: null });
  });

  test('must be one that the author takes part in, also when it is sent', async () => {
    const third = await createMember(app);
    const { id: foreign } = await startCollaboration(app, other, third);
    const { id } = await begin();
    expectWrongField(
      await save(id, { version: 1, collaboration_id: foreign }),
      'collaboration_id',
      'You do not take part in this collaboration',
    );
    // The lead cannot leave: the other side leads.
    const { id: left } = await startCollaboration(app, third, author);
    await save(id, { version: 1, collaboration_id: left });
    await callAs(app, author, 'POST', `/collaborations/${left}/leave`);
    expectWrongField(await send(id, 2), 'collaboration_id', 'You do not take part in this collaboration');
  });
});

describe('files of a story', () => {
  const add = (id: string, form: FormData) =>
    app.request('POST', `${OWN}/${id}/media`, { token: author.token, body: form });
  const open = (slug: string, mediaId: string, by?: TestMember) =>
    app.request('GET', `/case-studies/${slug}/media/${mediaId}`, { token: by?.token });

  test('are for the author and admins until the story is published', async () => {
    const { id, slug } = await begin();
    const picture = (await add(id, fileForm(await sampleJpeg(), 'Pump.jpeg'))).body.data;
    expect(picture).toEqual({
      id: expect.any(String),
      file_name: 'Pump.jpg',
      media_type: 'image/jpeg',
      byte_size: expect.any(Number),
    });
    for (const reader of [author, admin]) expect((await open(slug, picture.id, reader)).status).toBe(200);
    for (const reader of [undefined, other])
      expectFailure(await open(slug, picture.id, reader), 'FILE_NOT_FOUND');
    const sent = (await send(id)).body.data;
    await decide(id, { decision: 'published', version: sent.version });
    const { status, headers } = await open(sent.slug, picture.id);
    expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'image/jpeg' });

    const report = (await add(id, fileForm(samplePdf(), 'Report.pdf'))).body.data;
    await callAs(app, author, 'DELETE', `${OWN}/${id}/media/${picture.id}`);
    expect((await open(sent.slug, picture.id)).status, 'the published version keeps it').toBe(200);
    expectFailure(await open(sent.slug, report.id), 'FILE_NOT_FOUND');
    const own = await callAs(app, author, 'GET', `${OWN}/${id}`);
    expect(own.media.map((file: { id: string }) => file.id)).toEqual([report.id]);
    const again = (await send(id, own.version)).body.data;
    await decide(id, { decision: 'published', version: again.version });
    expectFailure(await open(sent.slug, picture.id), 'FILE_NOT_FOUND');
    expect((await open(sent.slug, report.id)).status).toBe(200);
    expect(await app.sql('select name from files where owner_id = $1', [author.id])).toHaveLength(1);

    await callAs(app, author, 'DELETE', `${OWN}/${id}`);
    expectFailure(await read(sent.slug), 'CASE_STUDY_NOT_FOUND');
    expect(await app.sql('select name from files where owner_id = $1', [author.id])).toEqual([]);
  });

  test('are eight at most', async () => {
    const { id } = await begin();
    for (let at = 0; at < 8; at += 1) await add(id, fileForm(samplePdf(), `Report ${at}.pdf`));
    expectFailure(await add(id, fileForm(samplePdf(), 'Ninth.pdf')), 'CASE_STUDY_MEDIA_FULL');
  });
});
