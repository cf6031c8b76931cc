import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkStructure } from './check-structure.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dayitva-structure-'));
});

afterEach(() => rmSync(root, { recursive: true }));

type Tree = Record<string, string>;

function check(tree: Tree): string[] {
  const packageJson = { dependencies: { fastify: '1', kysely: '1', pg: '1', zod: '1' } };
  for (const [path, text] of Object.entries({ 'package.json': JSON.stringify(packageJson), ...tree })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkStructure(root);
}

const RIGHT_TREE: Tree = {
  'src/app/server.ts': `
    import Fastify from 'fastify';
    import { profilesRoutes } from '#features/profiles/profile/profiles.routes.ts';`,
  'src/app/routes.ts': `export const slots = () => import('#features/profiles/profile/profile.page.tsx');`,
  'src/app/root.tsx': `import { slots } from './routes.ts'; import { call } from '#platform/web/client.ts';`,
  'src/app/testing/setup.ts': `import { buildApp } from '../server.ts';`,
  'src/features/accounts/account/accounts.contract.ts': `
    import { z } from 'zod';
    export const Email = z.string();`,
  'src/features/accounts/account/accounts.service.ts': `
    import { randomUUID } from 'node:crypto';
    export const getAccount = (ctx) => [ctx.db, randomUUID()];`,
  'src/features/accounts/account/avatar.tsx': `
import { Avatar as Base } from '@mantine/core';
/* never fetch('x') here */
export function Avatar() { return <Base>don't // fetch</Base>; }`,
  'src/features/profiles/README.md': 'What it is',
  'src/features/profiles/profile/profiles.contract.ts': `
    import { z } from 'zod';
    import { Email } from '#features/accounts/account/accounts.contract.ts';
    import { defineRoute } from '#platform/contract/route.ts';
    export const getProfile = defineRoute({ response: Email });`,
  'src/features/profiles/profile/profile-names.rules.ts': `
    import { STATES } from './states.data.ts';
    export const isState = (name) => STATES.includes(name);`,
  'src/features/profiles/profile/states.data.ts': `export const STATES = ['Kerala'];`,
  'src/features/profiles/profile/profiles.policy.ts': `export const canEdit = (actor, profile) => actor.id === profile.id;`,
  'src/features/profiles/profile/profiles.routes.ts': `
    import { getProfile } from './profiles.contract.ts';
    import { list } from './profiles.service.ts';
    export function profilesRoutes(bind) { bind(getProfile, (ctx) => list(ctx)); }`,
  'src/features/profiles/profile/profiles.service.ts': `
    import { getAccount } from '#features/accounts/account/accounts.service.ts';
    import { isState } from './profile-names.rules.ts';
    import { canEdit } from './profiles.policy.ts';
    import { findProfile } from './profiles.repository.ts';
    import { getProfile } from './profiles.contract.ts';
    export async function list(ctx: Context, done: () => void): Promise<void> {
      const [rows, count] = await Promise.all([findProfile(ctx, 1), countProfiles(ctx, done)]);
      await ctx
        .load();
      return await findProfile(ctx) ?? rows.map(async (row) => await row.load());
      await using opened = new AsyncDisposableStack();
    }`,
  'src/features/profiles/profile/profiles.repository.ts': `
    import { sql } from 'kysely';
    export const findProfile = (db) => db.selectFrom('profiles').select(count('*')).where(sql\`count(*) > 1\`);`,
  'src/features/profiles/profile/profiles.service.test.ts': `
    import { startTestApp } from '#platform/testing/test-app.ts';
    import { findProfile } from './profiles.repository.ts';`,
  'src/features/profiles/profile/profile.page.tsx': `
    import { Avatar } from '#features/accounts/account/avatar.tsx';
    import { useProfileForm } from '#features/profiles/profile-edit/profile.form.ts';
    import styles from './profile.page.module.css';
    import { useProfile } from './profile.api.ts';
    export default function ProfilePage() { return null; }`,
  'src/features/profiles/profile/profile.page.module.css': '',
  'src/features/profiles/profile/profile.api.ts': `
    import { call } from '#platform/web/client.ts';
    export const useProfile = () => call(1);`,
  'src/features/profiles/profile-edit/profile.form.ts': `
    import { useForm } from '@mantine/form';
    import { useNow } from './now.hook.ts';
    export const useProfileForm = () => useForm(useNow());`,
  'src/features/profiles/profile-edit/now.hook.ts': `export const useNow = () => 1;`,
  'src/platform/contract/route.ts': `import { z } from 'zod'; export const defineRoute = z.any;`,
  'src/platform/server/config.ts': 'const port = process.env.PORT;',
  'src/platform/server/bind.ts': `import type { FastifyReply } from 'fastify'; reply.send(1);`,
  'src/platform/testing/test-app.ts': `import { connect } from '#platform/server/database/connect.ts';`,
  'src/platform/web/client.ts': `
    export const call = () => fetch('/service/api');
    const QUICK = [/<Item\\b[^<>]*>/g, /^<Item\\b[^>]*>/, /\\/\\/[^\\n]*/g, /<Item\\b[^>]*>/y];`,
  'scripts/build-demo.ts': 'console.log(process.env.HOME);',
  'bench/lighthouse/node_modules/kept/utils.js': `export * from './index.js';`,
};

test('a tree that keeps every rule passes', () => {
  expect(check(RIGHT_TREE)).toEqual([]);
});

const ACCOUNTS = 'src/features/accounts/account';
const PROFILES = 'src/features/profiles/profile';

/** The problem, the file and its text, and the words that the message must contain. */
const WRONG: [string, string, string, RegExp][] = [
  [
    'platform imports a feature',
    'src/platform/server/mail.ts',
    `import { a } from '#features/accounts/account/accounts.contract.ts';`,
    /mail\.ts:1: platform knows no feature/,
  ],
  [
    'platform imports app',
    'src/platform/web/client.ts',
    `import { a } from '../../app/root.tsx';`,
    /platform knows no feature and no app/,
  ],
  [
    'a feature imports app',
    `${ACCOUNTS}/accounts.service.ts`,
    `import { a } from '../../../app/main.ts';`,
    /a feature knows nothing of app/,
  ],
  [
    'an area imports one above it',
    `${ACCOUNTS}/accounts.service.ts`,
    `\nimport { a } from '#features/profiles/profile/profiles.service.ts';`,
    /accounts\.service\.ts:2: accounts may not use profiles, which is above it .*slot/,
  ],
  [
    "an area imports another's repository",
    `${PROFILES}/profiles.service.ts`,
    `import { a } from '#features/accounts/account/accounts.repository.ts';`,
    /another area shows only .* not a repository/,
  ],
  [
    "an area imports another's form",
    `${PROFILES}/profile.page.tsx`,
    `import type { a } from '#features/accounts/account/accounts.form.ts';`,
    /another area shows only .* not a form/,
  ],
  [
    'web imports server code of its feature',
    `${PROFILES}/profile.page.tsx`,
    `import { a } from './profiles.service.ts';`,
    /web code never imports server code/,
  ],
  [
    'web imports server code lazily',
    `${PROFILES}/profile.page.tsx`,
    `const a = () => import('./profiles.service.ts');`,
    /web code never imports server code/,
  ],
  [
    'server imports web code',
    `${PROFILES}/profiles.service.ts`,
    `import { a } from './profile.api.ts';`,
    /server code never imports web code/,
  ],
  [
    'app web code imports server code through a plain file',
    'src/app/root.tsx',
    `import { app } from './server.ts';`,
    /web code never imports server code/,
  ],
  [
    'a contract imports server code',
    `${PROFILES}/profiles.contract.ts`,
    `import { a } from '#platform/server/bind.ts';`,
    /contract, rules and data files import only zod/,
  ],
  [
    'a contract imports a package',
    `${PROFILES}/profiles.contract.ts`,
    `import { a } from 'react';`,
    /contract, rules and data files import only zod/,
  ],
  [
    'web imports a package of the server',
    `${PROFILES}/profile.page.tsx`,
    `import fastify from 'fastify';`,
    /belongs to the server/,
  ],
  [
    'web imports Node',
    `${PROFILES}/profile.page.tsx`,
    `import { join } from 'node:path';`,
    /belongs to the server/,
  ],
  [
    'server imports a package that is not there in production',
    `${PROFILES}/profiles.service.ts`,
    `import { useState } from 'react';`,
    /"dependencies" of package\.json only/,
  ],
  [
    'product code imports testing code',
    `${PROFILES}/profiles.service.ts`,
    `import { a } from '#platform/testing/test-app.ts';`,
    /only tests import tests/,
  ],
  [
    'a relative path leads into another folder',
    `${PROFILES}/profile.page.tsx`,
    `import { a } from '../../../platform/web/client.ts';`,
    /is written '#platform/,
  ],
  [
    'a service builds a query',
    `${PROFILES}/profiles.service.ts`,
    `const a = (ctx) => ctx.db.selectFrom('profiles');`,
    /know the query builder/,
  ],
  [
    'a service imports Kysely',
    `${PROFILES}/profiles.service.ts`,
    `import type { Kysely } from 'kysely';`,
    /know the query builder/,
  ],
  [
    'a service imports the driver',
    `${PROFILES}/profiles.service.ts`,
    `import { Client } from 'pg';`,
    /knows the PostgreSQL driver/,
  ],
  [
    'a file other than config reads the environment',
    'src/app/main.ts',
    'const port = process.env.PORT;',
    /config\.ts reads the environment/,
  ],
  [
    'a file other than client.ts calls fetch',
    `${PROFILES}/profile.api.ts`,
    `// a comment with fetch(\n\nconst a = () => window.fetch('/x');`,
    /profile\.api\.ts:3: only platform\/web\/client\.ts calls fetch/,
  ],
  [
    "a screen shows an error's message as it came",
    `${PROFILES}/profile.api.ts`,
    `const a = (one, two) => (one.error ?? two.error)?.message;`,
    /failureText/,
  ],
  [
    'a route touches the reply',
    `${PROFILES}/profiles.routes.ts`,
    'const a = (request, reply) => reply.code(200);',
    /touch Fastify's reply/,
  ],
  [
    'a query for every column there is',
    `${PROFILES}/profiles.repository.ts`,
    `const a = (db) =>\n  db.selectFrom('profiles').selectAll('p');`,
    /profiles\.repository\.ts:2: name the columns/,
  ],
  [
    'SQL for every column there is',
    `${PROFILES}/profiles.repository.ts`,
    'const a = (db) => sql`insert into profiles values (1) returning *`.execute(db);',
    /name the columns/,
  ],
  [
    'promises that are started together and awaited one after the other',
    `${PROFILES}/profiles.service.ts`,
    'const total = count();\nconst rows = find();\nconst a = async () => [(await find()).b, await total];',
    /profiles\.service\.ts:3: a rejection .* Promise\.all/,
  ],
  [
    'a promise that waits for others before it is looked after',
    'src/platform/server/mail.ts',
    'const first = one();\nawait two();\nawait Promise.all([\n  three(),\n  first,\n]);',
    /mail\.ts:3: a rejection .* inside of Promise\.all/,
  ],
  [
    'a promise of each element that nobody awaits',
    'src/platform/server/mail.ts',
    'mails.forEach(async (mail) => send(mail));',
    /nobody awaits this function/,
  ],
  [
    'a listener that nobody awaits',
    'src/platform/server/mail.ts',
    "boss.on('error', async (error) => store(error));",
    /nobody awaits a listener/,
  ],
  [
    'a promise that is thrown away',
    'src/app/server.ts',
    `import { mail } from '#platform/server/mail.ts';\nvoid mail.send();`,
    /server\.ts:2: .* `void` only hides it/,
  ],
  [
    'a role that is not on the list',
    `${PROFILES}/profiles.manager.ts`,
    '',
    /a role of .*routes, service, .*: move profiles\.manager\.ts into the folder of its noun/,
  ],
  [
    "a folder inside of a noun's",
    `${PROFILES}/hooks/profile-name.rules.ts`,
    '',
    /src\/features\/profiles\/<noun>\/<name>\.<role>\.ts/,
  ],
  [
    'a file beside the nouns',
    'src/features/profiles/profile-name.rules.ts',
    '',
    /into the folder of its noun/,
  ],
  ['a file name in capitals', 'src/platform/web/Client.ts', '', /lower case with hyphens/],
  ['a name that says nothing', 'src/platform/server/date-utils.ts', '', /"date-utils" says nothing/],
  ['a folder that says nothing', 'src/platform/helpers/date.ts', '', /"helpers" says nothing/],
  ['a file of types', 'scripts/types.ts', '', /"types" says nothing/],
  ['an unknown area', 'src/features/billing/bills/bills.data.ts', '', /billing is not an area/],
  ['a folder beside app, features and platform', 'src/shared/money.ts', '', /src has only app/],
  [
    'a barrel file',
    `${PROFILES}/profiles.contract.ts`,
    `export * from './services.contract.ts';`,
    /no re-exports/,
  ],
  ['a re-export by name', 'src/platform/server/mail.ts', `export { a } from './files.ts';`, /no re-exports/],
  [
    'two components in one file',
    'src/features/accounts/account/avatar.tsx',
    'export default function AvatarTitle() {}',
    /exports one component; this one has 2/,
  ],
  [
    'a contract that declares nothing of the wire',
    `${PROFILES}/limits.contract.ts`,
    'const MOST = 3;',
    /limits\.contract\.ts:1: a contract declares a route or a wire schema: .* rules or data/,
  ],
  [
    'a form without a form',
    `${PROFILES}/budget.form.ts`,
    'const double = (budget) => 2 * budget;',
    /budget\.form\.ts:1: a form holds a form's values and checks: .* rules/,
  ],
  [
    'a service that takes no ctx',
    `${PROFILES}/clock.service.ts`,
    'const now = () => new Date();',
    /clock\.service\.ts:1: a service takes ctx: .* platform\/server/,
  ],
  [
    'a policy that answers no canX',
    `${PROFILES}/limits.policy.ts`,
    'const MOST = 3;',
    /a policy answers canX: .* rules/,
  ],
  [
    'errors that declare nothing',
    `${PROFILES}/limits.errors.ts`,
    'const MOST = 3;',
    /an errors file declares errors/,
  ],
  [
    'a hook file without a hook',
    `${PROFILES}/clock.hook.ts`,
    'const now = 1;',
    /a hook file exports a React hook/,
  ],
  [
    'rules that declare a route',
    `${PROFILES}/limits.rules.ts`,
    'const a = defineRoute({});',
    /routes are declared in a contract/,
  ],
  [
    'data that compute',
    `${PROFILES}/states.data.ts`,
    'export default function double() {}',
    /functions belong in rules/,
  ],
  [
    'an export that only its own file uses',
    `${PROFILES}/states.data.ts`,
    "\nexport const CAPITAL = 'Delhi';",
    /states\.data\.ts:2: no other file imports CAPITAL/,
  ],
  [
    'an export that only a test uses by a name in its text',
    'src/platform/server/mail.ts',
    'export const sendNow = 1;',
    /no other file imports sendNow/,
  ],
  [
    'an expression whose time grows by the square of the text',
    'src/platform/web/client.ts',
    `const withoutDots = (text) => text.replace(/[.\\s]+$/, '');`,
    /client\.ts:1: .* takes time by the square of a long text/,
  ],
  [
    'an expression whose loop goes on over its own beginning',
    'src/platform/web/client.ts',
    `const ITEMS = /<(\\w+) kind="a"(?=[^"])([^>]*)>/g;`,
    /client\.ts:1: .* takes time by the square of a long text/,
  ],
  [
    'a circle of nouns',
    'src/features/profiles/profile-edit/now.hook.ts',
    `\nimport { STATES } from '#features/profiles/profile/states.data.ts';`,
    /a circle of nouns, profiles\/profile > profiles\/profile-edit > profiles\/profile: move what both need/,
  ],
  [
    'a document that names a file that is gone',
    'docs/security.md',
    'Sign-up is in `accounts.service.ts`.\n\nSessions are in `accounts/sessions/sessions.service.ts`.',
    /^docs\/security\.md:3: names accounts\/sessions\/sessions\.service\.ts, which does not exist/,
  ],
];

describe('caught and explained:', () => {
  test.each(WRONG)('%s', (_what, path, text, message) => {
    const violations = check({ ...RIGHT_TREE, [path]: `${text}\n${RIGHT_TREE[path] ?? ''}` });
    expect(violations.join('\n')).toMatch(message);
    expect(violations).toHaveLength(1);
  });
});

test('the map of docs/architecture.md names every noun, and no other', () => {
  const map = (profiles: string) => `# Architecture\n\n  accounts   account\n  profiles   ${profiles}\n`;
  const checkMap = (profiles: string) => check({ ...RIGHT_TREE, 'docs/architecture.md': map(profiles) });
  expect(checkMap('profile,\n             profile-edit')).toEqual([]);
  expect(checkMap('profile, settings')).toEqual([
    "docs/architecture.md:1: the map lacks profiles/profile-edit: add it to its area's line",
    'docs/architecture.md:1: the map names profiles/settings, which does not exist',
  ]);
});

test('the index of decisions lists every file, and each has one layout', () => {
  const decision =
    '# 1. One\n\n- Date: 2026-11-21\n- Status: accepted\n\n## Context\n\na\n\n## Decision\n\nb\n\n## Consequences\n\nc\n';
  const checkDecisions = (index: string, text = decision) =>
    check({ ...RIGHT_TREE, 'docs/decisions/README.md': index, 'docs/decisions/0001-one.md': text });
  expect(checkDecisions('| 1 | [One](0001-one.md) |')).toEqual([]);
  expect(checkDecisions('| 2 | [Two](0002-two.md) |')).toEqual([
    'docs/decisions/README.md:1: lacks docs/decisions/0001-one.md: add a line with its number, title, date and status',
    'docs/decisions/README.md:1: names docs/decisions/0002-two.md, which does not exist',
  ]);
  const odd =
    'docs/decisions/0001-one.md:1: needs the number of its file, Date, Status, Context, Decision, Consequences';
  expect(checkDecisions('[One](0001-one.md)', decision.replace('- Date: 2026-11-21\n', ''))).toEqual([odd]);
  expect(checkDecisions('[One](0001-one.md)', decision.replace('# 1.', '# 2.'))).toEqual([odd]);
});
