import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import yauzl from 'yauzl';
import { API_BASE } from '#platform/contract/route.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long } from '#platform/testing/field-limits.ts';
import { officeFile, zipOf } from '#platform/testing/packed-files.ts';
import { callAs, startCollaboration } from '#platform/testing/records.ts';
import { samplePdf, samplePng, sampleProgram } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let corporate: TestMember;
let ngo: TestMember;
let stranger: TestMember;
/** A new collaboration for every test. */
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  stranger = await createMember(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  // One person sends no more than five files at a time, and 300 a day.
  corporate = await createMember(app, { name: 'Tungavarna Industries' });
  ngo = await createMember(app, { name: 'Jal Trust' });
  ({ id } = await startCollaboration(app, corporate, ngo));
});

const PDF = samplePdf(['Utilisation certificate']);
const call = (method: string, path: string, body?: object, by = corporate) =>
  callAs(app, by, method, `/collaborations/${id}${path}`, body);
const send = (method: string, path: string, body?: object, by = corporate) =>
  app.request(method, `/collaborations/${id}${path}`, { token: by.token, body });
async function add(
  name = 'certificate.pdf',
  { by = corporate, content = PDF, ...fields } = {} as {
    by?: TestMember;
    content?: Buffer;
    folder_id?: string;
    note?: string;
  },
) {
  return call('POST', '/files', { upload_id: await sendUpload(app, by, content, name), ...fields }, by);
}
async function download(path: string, by = corporate) {
  const answer = await fetch(`${app.url}${API_BASE}/collaborations/${id}${path}`, {
    headers: { authorization: `Bearer ${by.token}` },
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
const filesOnDisk = () => readdirSync(join(app.dataDir, 'files/private')).length;

/** The names in an archive with their contents. */
const entriesOf = (archive: Buffer) =>
  new Promise<Record<string, string>>((resolve, reject) => {
    yauzl.fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const found: Record<string, string> = {};
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure);
          const parts: Buffer[] = [];
          for await (const part of stream) parts.push(part as Buffer);
          found[entry.fileName] = Buffer.concat(parts).toString('latin1');
          zip.readEntry();
        });
      });
      zip.on('end', () => resolve(found));
      zip.on('error', reject);
      zip.readEntry();
    });
  });

describe('files that two organisations share', () => {
  test('one adds a file and a version, the other opens both, and both read who did', async () => {
    const file = await add('Half-year report.pdf', { note: 'First draft' });
    expect(file).toEqual({
      id: expect.any(String),
      name: 'Half-year report',
      folder_id: null,
      newest: {
        number: 1,
        file_name: 'Half-year report.pdf',
        media_type: 'application/pdf',
        byte_size: PDF.length,
        note: 'First draft',
        uploaded_by_name: 'Tungavarna Industries',
        created_at: expect.any(String),
      },
      created_at: expect.any(String),
    });
    expect(await callAs(app, corporate, 'GET', '/uploads')).toEqual([]);
    expect(await call('GET', '/files', undefined, ngo)).toEqual([file]);

    const picture = await samplePng();
    const changed = await call(
      'POST',
      `/files/${file.id}/versions`,
      { upload_id: await sendUpload(app, ngo, picture, 'scan.png'), note: 'Signed' },
      ngo,
    );
    expect(changed.newest).toMatchObject({
      number: 2,
      media_type: 'image/png',
      uploaded_by_name: 'Jal Trust',
    });
    expect(changed.name).toBe('Half-year report');
    const versions = await call('GET', `/files/${file.id}/versions`);
    expect(versions.map((one: { number: number; note: string }) => [one.number, one.note])).toEqual([
      [2, 'Signed'],
      [1, 'First draft'],
    ]);

    const first = await download(`/files/${file.id}/content?version=1`, ngo);
    expect(first.status).toBe(200);
    expect(first.bytes.equals(PDF)).toBe(true);
    expect(first.headers.get('content-disposition')).toContain('Half-year report.pdf');
    const newest = await download(`/files/${file.id}/content?purpose=preview`);
    expect(newest.headers.get('content-type')).toBe('image/png');
    for (const by of [corporate, ngo]) {
      const openings = await call('GET', `/files/${file.id}/openings`, undefined, by);
      expect(openings).toEqual([
        expect.objectContaining({ version: 2, purpose: 'preview', opened_by_name: 'Tungavarna Industries' }),
        expect.objectContaining({ version: 1, purpose: 'download', opened_by_name: 'Jal Trust' }),
      ]);
    }
    expectFailure(await send('GET', `/files/${file.id}/content?version=3`), 'WORKSPACE_FILE_NOT_FOUND');
  });

  test('folders: named once, renamed, filled, emptied and deleted', async () => {
    const folder = await call('POST', '/folders', { name: 'Reports' });
    expectFailure(await send('POST', '/folders', { name: 'reports' }), 'FOLDER_NAME_TAKEN');
    const plans = await call('POST', '/folders', { name: 'Plans' }, ngo);
    expectFailure(await send('PATCH', `/folders/${plans.id}`, { name: 'REPORTS' }), 'FOLDER_NAME_TAKEN');
    const file = await add('Report.pdf', { folder_id: folder.id });
    const loose = await add('Notes.pdf');
    expect(await call('GET', '/folders', undefined, ngo)).toEqual({
      folders: [
        { id: plans.id, name: 'Plans', files: 0 },
        { id: folder.id, name: 'Reports', files: 1 },
      ],
      files: 2,
      loose_files: 1,
      byte_size: 2 * PDF.length,
    });
    const names = async (query: string) =>
      (await call('GET', `/files${query}`)).map((one: { name: string }) => one.name);
    expect(await names('')).toEqual(['Notes', 'Report']);
    expect(await names(`?folder_id=${folder.id}`)).toEqual(['Report']);
    expect(await names('?folder_id=none')).toEqual(['Notes']);
    expect(await names('?search=rePORT')).toEqual(['Report']);
    expect(await names('?search=%25')).toEqual([]);
    expect(await names('?sort=name&page=2&pageSize=1')).toEqual(['Report']);

    expectFailure(await send('DELETE', `/folders/${folder.id}`), 'FOLDER_NOT_EMPTY');
    const moved = await call('PATCH', `/files/${file.id}`, { folder_id: plans.id, name: 'Yearly report' });
    expect(moved).toMatchObject({ folder_id: plans.id, name: 'Yearly report' });
    await call('DELETE', `/folders/${folder.id}`);
    expectFailure(await send('DELETE', `/folders/${folder.id}`), 'FOLDER_NOT_FOUND');
    const out = await call('PATCH', `/files/${file.id}`, { folder_id: null });
    expect(out.folder_id).toBeNull();
    expect((await call('PATCH', `/folders/${plans.id}`, { name: 'Old plans' })).name).toBe('Old plans');
    expect(await names('')).toContain(loose.name);
  });

  test('all files as one archive, with names that meet', async () => {
    expectFailure(await send('GET', '/files/archive'), 'NO_WORKSPACE_FILES');
    const folder = await call('POST', '/folders', { name: '../Plans: 2026' });
    const [old] = [await add('Plan.pdf', { folder_id: folder.id })];
    await add('plan.pdf', { folder_id: folder.id });
    await add('Plan.pdf');
    const second = samplePdf(['Second version']);
    await call('POST', `/files/${old.id}/versions`, {
      upload_id: await sendUpload(app, corporate, second, 'new.pdf'),
    });
    const { bytes, headers } = await download('/files/archive', ngo);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(Number(headers.get('content-length'))).toBe(bytes.length);
    const entries = await entriesOf(bytes);
    expect(Object.keys(entries).sort()).toEqual([
      'Plan.pdf',
      'Plans 2026/Plan.pdf',
      'Plans 2026/plan (2).pdf',
    ]);
    expect(entries['Plans 2026/Plan.pdf']).toBe(second.toString('latin1'));
    expect(await call('GET', `/files/${old.id}/openings`)).toEqual([
      expect.objectContaining({ version: 2, purpose: 'archive', opened_by_name: 'Jal Trust' }),
    ]);
  });

  test('a file deleted for good leaves nothing, and so does a deleted collaboration', async () => {
    const before = filesOnDisk();
    const file = await add();
    await call('POST', `/files/${file.id}/versions`, {
      upload_id: await sendUpload(app, corporate, PDF, 'again.pdf'),
    });
    await expect.poll(filesOnDisk).toBe(before + 2);
    await call('DELETE', `/files/${file.id}`, undefined, ngo);
    expectFailure(await send('GET', `/files/${file.id}/content`), 'WORKSPACE_FILE_NOT_FOUND');
    await app.sql("update collaboration_withdrawals set withdrawn_at = now() - interval '31 days'");
    await runJob(app, 'withdrawal-purge');
    const stored = 'select 1 from collaboration_file_versions where file_id = $1';
    expect(await app.sql(stored, [file.id])).toEqual([]);

    const rows = async () => (await app.sql('select name from files')).length;
    const kept = await rows();
    await add();
    expect(await rows()).toBe(kept + 1);
    await app.sql('delete from collaborations where id = $1', [id]);
    expect(await rows()).toBe(kept);
  });
});

describe('what is refused', () => {
  test('strangers, at every call', async () => {
    const file = await add();
    const folder = await call('POST', '/folders', { name: 'Reports' });
    const upload_id = await sendUpload(app, stranger, PDF);
    for (const [method, path, body] of [
      ['GET', '/files'],
      ['POST', '/files', { upload_id }],
      ['GET', '/files/archive'],
      ['PATCH', `/files/${file.id}`, { name: 'Mine' }],
      ['DELETE', `/files/${file.id}`],
      ['GET', `/files/${file.id}/versions`],
      ['POST', `/files/${file.id}/versions`, { upload_id }],
      ['GET', `/files/${file.id}/content`],
      ['GET', `/files/${file.id}/openings`],
      ['GET', '/folders'],
      ['POST', '/folders', { name: 'Mine' }],
      ['PATCH', `/folders/${folder.id}`, { name: 'Mine' }],
      ['DELETE', `/folders/${folder.id}`],
    ] as const)
      expectFailure(await send(method, path, body, stranger), 'COLLABORATION_NOT_FOUND');
  });

  test('a file, a folder or an upload of somewhere else', async () => {
    const other = await startCollaboration(app, corporate, await createMember(app));
    const foreign = await callAs(app, corporate, 'POST', `/collaborations/${other.id}/folders`, {
      name: 'Theirs',
    });
    const file = await add();
    expectFailure(await send('PATCH', `/files/${file.id}`, { folder_id: foreign.id }), 'FOLDER_NOT_FOUND');
    const path = `/collaborations/${other.id}/files/${file.id}`;
    for (const part of ['/content', '/versions', '/openings'])
      expectFailure(
        await app.request('GET', path + part, { token: corporate.token }),
        'WORKSPACE_FILE_NOT_FOUND',
      );
    expectFailure(await app.request('DELETE', path, { token: corporate.token }), 'WORKSPACE_FILE_NOT_FOUND');
    const upload_id = await sendUpload(app, ngo, PDF);
    expectFailure(await send('POST', '/files', { upload_id }), 'UPLOAD_NOT_FOUND');
    await callAs(app, ngo, 'DELETE', `/uploads/${upload_id}`);
  });

  test('changes of an archived collaboration, whose files can still be opened', async () => {
    const file = await add();
    const upload_id = await sendUpload(app, corporate, PDF);
    await call('PUT', '/archive');
    const state = await databaseState(app);
    for (const [method, path, body] of [
      ['POST', '/files', { upload_id }],
      ['POST', `/files/${file.id}/versions`, { upload_id }],
      ['PATCH', `/files/${file.id}`, { name: 'New' }],
      ['DELETE', `/files/${file.id}`],
      ['POST', '/folders', { name: 'New' }],
    ] as const)
      expectFailure(await send(method, path, body), 'COLLABORATION_ARCHIVED');
    expect(await databaseState(app)).toEqual(state);
    expect((await download(`/files/${file.id}/content`)).status).toBe(200);
  });

  test('wrong fields, named', async () => {
    const file = await add();
    const one = `/files/${file.id}`;
    for (const [method, path, body, field, message] of [
      ['PATCH', one, { name: '' }, 'name', 'Name is required'],
      ['PATCH', one, { name: long(101) }, 'name', 'Name must be 100 characters or less'],
      ['PATCH', one, { versions: 7 }, 'versions', 'Unknown field'],
      ['POST', '/files', {}, 'upload_id', 'Please choose a file'],
      ['POST', '/folders', { name: long(61) }, 'name', 'Folder name must be 60 characters or less'],
      ['GET', '/files?folder_id=all', undefined, 'folder_id', 'This is not a valid id'],
    ] as const)
      await expectRefused(app, () => send(method, path, body), field, message);
  });

  test('hostile files, which leave neither a row nor bytes', async () => {
    const before = filesOnDisk();
    const text = (words: string) => Buffer.from(words, 'latin1');
    const picture = await samplePng();
    const hostile: [string, Buffer][] = [
      ['program.pdf', sampleProgram()],
      ['page.pdf', text('<html><script>alert(1)</script></html>')],
      ['picture.svg', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
      ['headless.pdf', text('PDF-1.7 without its sign')],
      ['endless.pdf', text('%PDF-1.7\nno end')],
      ['script.sh', text('#!/bin/sh\nrm -rf /')],
      ['words.docx', text('not a package')],
      ['macro.docx', officeFile('docx', [{ name: 'word/vbaProject.bin', content: 'macro' }])],
      ['sheet.xlsx', zipOf([{ name: '[Content_Types].xml', content: '<Types/>' }])],
      ['climb.zip', zipOf([{ name: '../../etc/passwd', content: 'root' }])],
      ['program.zip', zipOf([{ name: 'setup.exe', content: sampleProgram() }])],
      ['script.zip', zipOf([{ name: 'run.js', content: 'alert(1)' }])],
      ['page.zip', zipOf([{ name: 'index.html', content: '<script>alert(1)</script>' }])],
      ['cut.png', picture.subarray(0, 20)],
      ['two.png', Buffer.concat([text('GIF89a'), picture])],
      ['empty.zip', text('PK\x05\x06')],
      ['noise.jpg', Buffer.from([0xff, 0xd8, 0xff, 0x00])],
      ['long.ppt', text('\xd0\xcf\x11\xe0')],
      ['video.mp4', text('\x00\x00\x00\x18ftypmp42')],
      ['mail.eml', text('From: nobody\n\nhello')],
    ];
    for (const [name, content] of hostile) {
      const answer = await send('POST', '/files', {
        upload_id: await sendUpload(app, corporate, content, name),
      });
      expect([name, answer.status >= 400 && answer.status < 500]).toEqual([name, true]);
    }
    expect(await callAs(app, corporate, 'GET', '/uploads')).toEqual([]);
    expect(await call('GET', '/files')).toEqual([]);
    await expect.poll(filesOnDisk, { timeout: 10_000 }).toBe(before);
  });
});

test('a file stays for the partner when the account of who sent it is erased', async () => {
  const file = await add('Plan.pdf', { by: ngo });
  await app.sql("update accounts set deletion_due_at = now() - interval '1 day' where id = $1", [ngo.id]);
  await runJob(app, 'account-erasure');
  const [kept] = await call('GET', '/files');
  expect(kept).toMatchObject({ id: file.id, newest: { uploaded_by_name: 'Deleted member' } });
  expect((await download(`/files/${file.id}/content`)).bytes.equals(PDF)).toBe(true);
});
