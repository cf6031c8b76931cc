import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ErrorCode, errorWords } from '#platform/contract/errors.ts';
import { type FileRule, tooLargeMessage, wrongTypeMessage } from '#platform/contract/files.ts';
import type { Route } from '#platform/contract/route.ts';
import type { Call } from '#platform/testing/calls/define-calls.ts';
import { databaseState, expectClearRefusal, expectFailure } from '#platform/testing/failures.ts';
import {
  fileForm,
  samplePdf,
  samplePng,
  sampleProgram,
  svgWithScript,
} from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { type ApiAnswer, startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { pathOf } from './call.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';
import { validCalls } from './valid-calls.ts';

type FileRoute = Route & { file: FileRule };
const ROUTES = CONTRACT_ROUTES.filter((route): route is FileRoute => route.file !== undefined);

let app: TestApp;
let member: TestMember;
/** A valid call of every route, made once: no test changes anything. */
let calls: Map<string, Call>;
let filesBefore: string[];

/** Every file that the server has on its disk, uploads under way and stored ones. */
const filesOnDisk = () =>
  ['uploads', 'files']
    .map((folder) => join(app.dataDir, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .sort();

beforeAll(async () => {
  app = await startTestApp();
  // Some routes are for admins.
  member = await createMember(app, { admin: true });
  const makers = validCalls(app, member);
  calls = new Map();
  for (const { name } of ROUTES) calls.set(name, (await makers[name]?.()) ?? {});
});
afterAll(() => app.stop());
beforeEach(() => {
  filesBefore = filesOnDisk();
});

/** The valid call of the route with another file in its form. */
function formOf(route: Route, content: Uint8Array, name: string): FormData {
  const valid = calls.get(route.name)?.body as FormData;
  const fields = [...valid].filter((part): part is [string, string] => typeof part[1] === 'string');
  return fileForm(content, name, Object.fromEntries(fields));
}

const send = (route: Route, body: unknown, headers?: Record<string, string>): Promise<ApiAnswer> =>
  app.request(route.method, pathOf(route, calls.get(route.name) ?? {}), {
    token: member.token,
    body,
    headers,
  });

function expectFileRefused(answer: ApiAnswer, code: ErrorCode, message: string = errorWords(code)[1]): void {
  expectFailure(answer, code, message);
  expect(answer.body.error.fields).toEqual({ file: message });
}

/** A zip archive's beginning, as of a docx whose content would unpack to gigabytes. */
const zipBomb = () =>
  Buffer.concat([
    Buffer.from('PK\x03\x04\x14\0\x06\0\x08\0', 'latin1'),
    Buffer.alloc(4),
    Buffer.from([0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff, 0x7f]),
    Buffer.from('\x13\0\0\0[Content_Types].xml', 'latin1'),
    Buffer.alloc(200_000, 0),
  ]);

const DISGUISED: Record<string, () => Promise<[Buffer, string]> | [Buffer, string]> = {
  'a program that is called .pdf': () => [sampleProgram(), 'accounts.pdf'],
  'a program after a PDF header further down': () => [
    Buffer.concat([sampleProgram(), samplePdf()]),
    'accounts.pdf',
  ],
  'a PDF with an archive after it': () => [Buffer.concat([samplePdf(), zipBomb()]), 'accounts.pdf'],
  'an SVG with a script': () => [svgWithScript(), 'logo.svg'],
  'an SVG with a script that is called .png': () => [svgWithScript(), 'logo.png'],
  'a zip bomb that is called .docx': () => [zipBomb(), 'report.docx'],
  'a page of HTML that is called .jpg': () => [
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    'me.jpg',
  ],
  'a GIF': () => [Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 'me.gif'],
  'one byte': () => [Buffer.from('x'), 'x'],
};

describe.each(ROUTES.map((route) => [`${route.method} /service/api${route.path}`, route] as const))(
  '%s',
  (_, route) => {
    async function leavingNothing(check: () => Promise<void>): Promise<void> {
      const before = await databaseState(app);
      await check();
      expect(filesOnDisk(), 'nothing is left on the disk').toEqual(filesBefore);
      expect(await databaseState(app)).toEqual(before);
    }

    test.each(Object.keys(DISGUISED))('refuses %s', (kind) =>
      leavingNothing(async () => {
        const [content, name] = (await DISGUISED[kind]?.()) ?? [Buffer.alloc(0), ''];
        const answer = await send(route, formOf(route, content, name));
        const takesOffice = (route.file.kinds as readonly string[]).includes('document');
        // A route that takes Office files looks into it, and finds no end.
        if (takesOffice && name.endsWith('.docx')) expectFileRefused(answer, 'FILE_UNREADABLE');
        else expectFileRefused(answer, 'FILE_TYPE_NOT_ALLOWED', wrongTypeMessage(route.file));
      }),
    );

    test('refuses an empty file', () =>
      leavingNothing(async () =>
        expectFileRefused(await send(route, formOf(route, Buffer.alloc(0), 'a.png')), 'FILE_EMPTY'),
      ));

    test('refuses a file that is one byte too large, and one far too large', () =>
      leavingNothing(async () => {
        const { maxBytes } = route.file;
        for (const size of [maxBytes + 1, maxBytes + 1024 * 1024]) {
          const answer = await send(route, formOf(route, Buffer.alloc(size, 7), 'a.png'));
          expectFileRefused(answer, 'FILE_TOO_LARGE', tooLargeMessage(route.file));
        }
      }));

    test('refuses a picture that cannot be decoded', () =>
      leavingNothing(async () => {
        const png = await samplePng(300, 300);
        const answer = await send(route, formOf(route, png.subarray(0, 60), 'a.png'));
        expectFileRefused(answer, 'FILE_UNREADABLE');
      }));

    test('refuses a picture that unpacks to too many pixels', () =>
      leavingNothing(async () => {
        const answer = await send(route, formOf(route, await samplePng(9000, 9000), 'a.png'));
        const message = 'This picture has more than 64 megapixels. Please choose a smaller one.';
        expectFileRefused(answer, 'FILE_TOO_LARGE', message);
      }));

    test('refuses a form without a file, with two, with a file in another field', () =>
      leavingNothing(async () => {
        const none = formOf(route, Buffer.alloc(1), 'x');
        none.delete('file');
        none.append('left', '1');
        expectClearRefusal(await send(route, none));
        const two = formOf(route, await samplePng(), 'a.png');
        two.append('file', new Blob([new Uint8Array(await samplePng())]), 'b.png');
        expectClearRefusal(await send(route, two));
        const other = new FormData();
        other.append('picture', new Blob(['x']), 'x.png');
        expectClearRefusal(await send(route, other));
      }));

    test('refuses fields that it does not know, very many and very long ones', () =>
      leavingNothing(async () => {
        for (const fields of [
          { surprise: '1' },
          { constructor: '1' },
          { __proto__x: '1' },
          Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`f${at}`, '1'])),
          { number: 'a'.repeat(100_000) },
        ]) {
          const form = formOf(route, await samplePng(), 'a.png');
          for (const [field, value] of Object.entries(fields)) form.append(field, value);
          expectClearRefusal(await send(route, form));
        }
      }));

    test('refuses what is no form, and forms that are cut short', () =>
      leavingNothing(async () => {
        for (const type of ['application/json', 'text/plain', 'multipart/form-data', 'image/png'])
          expectFailure(
            await send(route, '{}', { 'content-type': type }),
            'UNSUPPORTED_MEDIA_TYPE',
            'Please send a form with the file.',
          );
        const head =
          '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
        for (const body of ['', '--x', '--x--', 'nonsense', head, `${head}abc`]) {
          expectClearRefusal(await send(route, body, { 'content-type': 'multipart/form-data; boundary=x' }));
        }
      }));
  },
);
