import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { SANDBOX_BYTES_MAX, SANDBOX_MINUTES } from '#features/demo/sandboxes/sandboxes.rules.ts';
import { megabytes } from '#platform/contract/files.ts';
import { TABLE_CELLS_MAX } from '#platform/contract/markdown-texts.ts';
import { securityHeaders } from '#platform/server/http/security-headers.ts';

const DOCUMENT = readFileSync('docs/security.md', 'utf8');

/** A figure as its file says it, for those that nothing else asks for. @throws Error where it is not there. */
function inSource(file: string, pattern: RegExp): string {
  const found = pattern.exec(readFileSync(file, 'utf8'))?.[1];
  if (!found) throw new Error(`${file} has no ${pattern}`);
  return found.replaceAll('_', '');
}

/** The text below a heading. */
const sectionOf = (heading: string) => DOCUMENT.split(`\n### ${heading}`)[1]?.split('\n##')[0] ?? '';

const SERVER = 'src/platform/server';
const ZIP = `${SERVER}/files/zip-files.ts`;
const grouped = (digits: string) => Number(digits).toLocaleString('en-IN');

describe('docs/security.md', () => {
  test.each<[what: string, sentence: string]>([
    ['sandboxes', `${SANDBOX_BYTES_MAX / megabytes(1)} MB of files each, ${SANDBOX_MINUTES} minutes`],
    ['cells of tables', `tables of ${TABLE_CELLS_MAX} cells in all`],
    [
      'bodies of visitors',
      `${inSource(`${SERVER}/http/bind.ts`, /VISITOR_BODY_MAX = (\d+) \* 1024/)} KB from visitors`,
    ],
    ['bodies of members', `${inSource('src/app/server.ts', /BODY_LIMIT = (\d+) \* 1024/)} KB from members`],
    [
      'time of a check of a file',
      `time (${Number(inSource(`${SERVER}/files/content-threads.ts`, /timeMs: ([\d_]+)/)) / 1000} s)`,
    ],
    ['entries of an archive', `${grouped(inSource(ZIP, /ENTRIES_MAX = (\d+)/))} entries`],
    ['size of an archive', `${inSource(ZIP, /UNPACKED_MAX = (\d+) \* 1024/)} MB unpacked`],
    ['lists in an archive', `${inSource(ZIP, /LISTS_MAX = (\d+) \* 1024/)} MB of lists`],
    [
      'ratio of an archive',
      `${inSource(ZIP, /RATIO_MAX = (\d+)/)} times the size from ${inSource(ZIP, /RATIO_FROM = (\d+) \* 1024/)} MB on`,
    ],
    ['pixels of pictures', `${inSource(`${SERVER}/files/images.ts`, /MEGAPIXELS_MAX = (\d+)/)} megapixels`],
    [
      'hashes of passwords',
      `${Number(inSource(`${SERVER}/passwords/password-hashing.ts`, /memoryCost: ([\d_]+)/)) / 1024} MiB, ${inSource(`${SERVER}/passwords/password-hashing.ts`, /timeCost: (\d+)/)} passes`,
    ],
    [
      'access tokens',
      `access tokens, ${inSource(`${SERVER}/crypto/access-tokens.ts`, /ACCESS_TOKEN_SECONDS = (\d+) \* 60/)} minutes`,
    ],
    [
      'sessions',
      ['REFRESH_TOKEN_MS', 'SESSION_MS']
        .map((name) =>
          inSource(
            'src/features/accounts/sessions/session-lifetime.rules.ts',
            new RegExp(`${name} = (\\d+)`),
          ),
        )
        .join(' days without use, '),
    ],
    [
      'shortest password',
      `${inSource('src/platform/contract/fields.ts', /PASSWORD_MIN = (\d+)/)} to 200 characters`,
    ],
  ])('says the figure of the code: %s', (_, sentence) => {
    expect(DOCUMENT).toContain(sentence);
  });

  test('names each kind of file that is taken, with its size', async () => {
    const missing: string[] = [];
    let rules = 0;
    for (const file of globSync('src/features/**/*.contract.ts')) {
      for (const rule of Object.values(await import(pathToFileURL(file).href))) {
        const { maxBytes, kinds } = Object(rule);
        if (!maxBytes || !Array.isArray(kinds)) continue;
        rules += 1;
        const named = `${maxBytes / megabytes(1)} MB (\`${basename(file)}\`)`;
        if (!sectionOf('Files (5.1.1)').includes(named)) missing.push(named);
      }
    }
    expect(rules).toBeGreaterThan(5);
    expect([...new Set(missing)]).toEqual([]);
  });

  test('names each setting with an address that the server opens, and no setting that there is not', () => {
    const settings = [
      ...readFileSync(`${SERVER}/config.ts`, 'utf8').matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm),
    ].map(([, name = '']) => name);
    const opened = settings.filter(
      (name) => /_(URL|ENDPOINT|EXCEPTIONS)$/.test(name) && name !== 'PUBLIC_URL',
    );
    const connections = sectionOf('Connections (13.1.1)');
    expect(opened.filter((name) => !connections.includes(`\`${name}\``))).toEqual([]);
    const named = [...DOCUMENT.matchAll(/`([A-Z][A-Z\d]*_[A-Z\d_]+)`/g)].map(([, name = '']) => name);
    // What is written so and is no setting is a name in the code.
    const constants = ['DATES_IN_ORDER'];
    expect(named.filter((name) => ![...settings, ...constants].includes(name))).toEqual([]);
  });

  test('names each purpose of a key', () => {
    const keys = readFileSync(`${SERVER}/crypto/secret-keys.ts`, 'utf8');
    const declared = [...keys.matchAll(/(?:type SealPurpose = |mac\(purpose: )((?:'[\w-]+'(?: \| )?)+)/g)];
    const purposes = declared.flatMap(([, list = '']) =>
      [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name),
    );
    expect(purposes.length).toBeGreaterThan(7);
    expect(
      purposes.filter((name) => !sectionOf('Keys and algorithms (11.1)').includes(`\`${name}\``)),
    ).toEqual([]);
  });

  test('names each header that every answer has', () => {
    const inWords: Record<string, string> = {
      'strict-transport-security': 'HSTS of a year',
      'content-security-policy': 'Content-Security-Policy',
    };
    const headers = Object.keys(securityHeaders(true));
    expect(headers.filter((name) => !DOCUMENT.includes(inWords[name] ?? `\`${name}\``))).toEqual([]);
  });
});
