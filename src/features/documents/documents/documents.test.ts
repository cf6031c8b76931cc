import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayInIndia } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { long } from '#platform/testing/field-limits.ts';
import { callAs, documentForm } from '#platform/testing/records.ts';
import { fileForm, sampleJpeg, samplePdf } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  member = await createMember(app, { name: 'Asha Foundation' });
});

const call = (method: string, path = '', body?: unknown, by = member) =>
  callAs(app, by, method, `/documents${path}`, body);
const send = (method: string, path = '', body?: unknown, by = member) =>
  app.request(method, `/documents${path}`, { token: by.token, body });
const store = (fields: Record<string, string> = {}, content?: Buffer, name?: string) =>
  call('POST', '', documentForm(fields, content, name));

/** Returns the bytes of a document, opened as this member. */
async function bytesOf(id: string, by = member): Promise<Buffer> {
  const { expires, signature } = await call('POST', `/${id}/openings`, undefined, by);
  const url = `${app.url}/service/api/documents/${id}/file?expires=${expires}&signature=${signature}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${by.token}` } });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const storedFiles = () => {
  const folder = join(app.dataDir, 'files/private');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
};

const dayFrom = (days: number) => dayInIndia(new Date(Date.now() + days * DAY_MS));

describe('POST /service/api/documents', () => {
  test('keeps a PDF as it is, with every detail', async () => {
    const pdf = samplePdf(['Approval under section 80G']);
    const fields = { number: 'AAATA1234FE20214', issued_on: '2024-04-01', expires_on: '2099-03-31' };
    const document = await store(fields, pdf, 'आदेश 80G.PDF');
    expect(document).toEqual({
      ...fields,
      id: expect.any(String),
      kind: '80g',
      title: null,
      financial_year: null,
      expiry: 'valid',
      days_left: expect.any(Number),
      file_name: 'आदेश 80G.pdf',
      media_type: 'application/pdf',
      byte_size: pdf.length,
      file_stored_at: expect.any(String),
      carries_level: false,
      uploaded_by_name: null,
      shares: [],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(await call('GET')).toEqual([document]);
    expect((await bytesOf(document.id)).equals(pdf)).toBe(true);
  });

  test('re-encodes pictures: upright, and without the metadata of the phone', async () => {
    const photo = await sampleJpeg(300, 200);
    const document = await store({}, photo, 'scan.pdf');
    expect(document).toMatchObject({ file_name: 'scan.jpg', media_type: 'image/jpeg' });
    const stored = await bytesOf(document.id);
    expect(stored).toHaveLength(document.byte_size);
    const metadata = await sharp(stored).metadata();
    expect(metadata).toMatchObject({ width: 200, height: 300 });
    expect(metadata.exif).toBeUndefined();
    expect(stored.includes('Meera')).toBe(false);
  });

  test('takes a PDF of exactly 20 MB', async () => {
    const [start, end] = [Buffer.from('%PDF-1.4\n'), Buffer.from('\n%%EOF\n')];
    const filler = Buffer.alloc(20 * 1024 * 1024 - start.length - end.length, 'x');
    const document = await store({}, Buffer.concat([start, filler, end]));
    expect(document.byte_size).toBe(20 * 1024 * 1024);
  });

  test.each([
    { kind: 'audited-accounts', financial_year: '2025-26' },
    { kind: 'audited-accounts', financial_year: '1999-00' },
    { kind: 'policy', title: long(120) },
    { kind: 'other', title: 'Annual report' },
    { kind: 'csr-1', number: 'CSR00012345' },
    { kind: 'fcra', number: '094421473' },
    { kind: 'registration', number: long(60) },
    { issued_on: '2026-01-01', expires_on: '2026-01-02' },
  ] as Record<string, string>[])('takes %j', async (fields) => {
    expect(await store(fields)).toMatchObject(fields);
  });

  test('takes emptied fields as none, and keeps no title where the kind says it all', async () => {
    const none = { title: '', financial_year: '', number: '', issued_on: '', expires_on: '' };
    const document = await store({ ...none, title: 'Old title' });
    expect(document).toMatchObject({
      title: null,
      financial_year: null,
      number: null,
      issued_on: null,
      expires_on: null,
    });
    expect(document).toMatchObject({ expiry: 'none', days_left: null });
  });

  test.each<[Record<string, string>, string, string]>([
    [{ kind: 'passport' }, 'kind', 'Please select the kind of document'],
    [{ kind: 'policy' }, 'title', 'Please enter a name for this document'],
    [{ kind: 'other', title: long(121) }, 'title', 'Name must be 120 characters or less'],
    [{ kind: 'audited-accounts' }, 'financial_year', 'Please enter a financial year as 2025-26'],
    [
      { kind: 'audited-accounts', financial_year: '2025-27' },
      'financial_year',
      'Please enter a financial year as 2025-26',
    ],
    [{ number: long(61) }, 'number', 'Number must be 60 characters or less'],
    [
      { kind: 'csr-1', number: 'CSR1234567' },
      'number',
      'A CSR registration number is the letters CSR and 8 digits, such as CSR00001234.',
    ],
    [{ issued_on: '2026-02-30' }, 'issued_on', 'Please enter a date as YYYY-MM-DD'],
    [
      { issued_on: '2026-01-02', expires_on: '2026-01-02' },
      'expires_on',
      'The expiry date must be after the date of issue',
    ],
    [{ owner_id: '00000000-0000-7000-8000-000000000000' }, 'owner_id', 'Unknown field'],
  ])('refuses %j and keeps no file', async (fields, field, message) => {
    const before = storedFiles();
    expectWrongField(await send('POST', '', documentForm(fields)), field, message);
    expect(storedFiles()).toEqual(before);
    expect(readdirSync(join(app.dataDir, 'uploads'))).toEqual([]);
  });

  test('stores at most a hundred documents, also when several arrive at the same time', async () => {
    const { id } = await store();
    await app.sql(
      `with copies as (
        insert into files select 'private/' || rpad(n::text, 22, '_'), owner_id, media_type, byte_size
          from files, generate_series(1, 98) n where owner_id = $2 returning name)
      insert into documents (id, owner_id, kind, file_name, original_name)
        select gen_random_uuid(), owner_id, kind, copies.name, original_name from documents, copies where id = $1`,
      [id, member.id],
    );
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', '', documentForm())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expectFailure(await send('POST', '', documentForm()), 'DOCUMENTS_FULL');
  });

  test('keeps nothing when its transaction is rolled back', async () => {
    await app.sql('alter table documents add constraint refused check (number <> $$REFUSED$$)');
    const before = storedFiles();
    expect((await send('POST', '', documentForm({ number: 'REFUSED' }))).status).toBe(500);
    expect(storedFiles()).toEqual(before);
    expect(await app.sql('select 1 from files where owner_id = $1', [member.id])).toEqual([]);
    await app.sql('alter table documents drop constraint refused');
  });
});

describe('GET /service/api/documents', () => {
  test.each([
    [91, 'valid'],
    [90, 'expiring'],
    [1, 'expiring'],
    [0, 'expiring'],
    [-1, 'expired'],
  ])('says of a document with %i days left that it is %s', async (days, expiry) => {
    await store({ expires_on: dayFrom(days) });
    expect(await call('GET')).toMatchObject([{ expiry, days_left: days }]);
  });

  test("shows no other member's", async () => {
    await store();
    expect(await call('GET', '', undefined, await createMember(app))).toEqual([]);
  });
});

describe('PUT /service/api/documents/:id', () => {
  test('changes what the document says and leaves its file', async () => {
    const document = await store({ number: '1' });
    const body = { kind: 'policy', title: 'Child protection', expires_on: '2099-12-31' };
    const changed = await call('PUT', `/${document.id}`, body);
    expect(changed).toMatchObject({ ...body, number: null, file_stored_at: document.file_stored_at });
    expect(await bytesOf(document.id)).toHaveLength(document.byte_size);
  });

  test('refuses what the form refuses', async () => {
    const { id } = await store();
    const answer = await send('PUT', `/${id}`, { kind: 'policy' });
    expectWrongField(answer, 'title', 'Please enter a name for this document');
  });
});

describe('PUT /service/api/documents/:id/file', () => {
  test('puts another file in its place; the one before is gone, and so is its link', async () => {
    const document = await store();
    const link = await call('POST', `/${document.id}/openings`);
    const before = storedFiles();
    const pdf = samplePdf(['Renewed']);
    const replaced = await call('PUT', `/${document.id}/file`, fileForm(pdf, 'renewed.pdf'));
    expect(replaced).toMatchObject({ id: document.id, file_name: 'renewed.pdf', byte_size: pdf.length });
    expect(Date.parse(replaced.file_stored_at)).toBeGreaterThan(Date.parse(document.file_stored_at));
    expect((await bytesOf(document.id)).equals(pdf)).toBe(true);
    await expect.poll(() => storedFiles().length).toBe(before.length);
    expect(storedFiles()).not.toEqual(before);
    const query = `?expires=${link.expires}&signature=${link.signature}`;
    expectFailure(await send('GET', `/${document.id}/file${query}`), 'FILE_LINK_INVALID');
  });
});

describe('DELETE /service/api/documents/:id', () => {
  test('removes the document and its file', async () => {
    const before = storedFiles();
    const { id } = await store();
    expect(await call('DELETE', `/${id}`)).toEqual({ id });
    expect(await call('GET')).toEqual([]);
    await expect.poll(storedFiles).toEqual(before);
    expectFailure(await send('DELETE', `/${id}`), 'DOCUMENT_NOT_FOUND');
  });

  test('is deleted with the account', async () => {
    await store();
    await app.sql('delete from accounts where id = $1', [member.id]);
    expect(await app.sql('select 1 from documents where owner_id = $1', [member.id])).toEqual([]);
    expect(await app.sql('select 1 from files where owner_id = $1', [member.id])).toEqual([]);
  });
});
