import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#platform/contract/errors.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { randomNumbers } from '#platform/testing/random-numbers.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { runQuery } from './query-gateway.service.ts';

const STATEMENTS = 2000;

const random = randomNumbers(20_261_122);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Statements that are right, with their values. */
const RIGHT: [text: string, params: unknown[]][] = [
  ['select * from profiles', []],
  ['select id, title from user_services where title ilike $1 order by created_at desc limit 10', ['%water%']],
  [
    'select id from user_projects where status = $1 and (title ilike $2 or description ilike $2)',
    ['Active', '%a%'],
  ],
  ['select * from collaborations order by created_at desc', []],
  ['select * from learning_resources where status = $1 order by created_at desc limit 6', ['published']],
  [
    'insert into user_services (title, tagline, description) values ($1, $2, $3) returning id',
    ['a', 'b', 'c'],
  ],
  ['update user_services set title = $1 where id = $2', ['a', '0199aaaa-0000-7000-8000-000000000000']],
  ['delete from user_services where id = $1', ['0199aaaa-0000-7000-8000-000000000000']],
];

/** Pieces that have no place anywhere in a statement. */
const NOWHERE = [
  ...['--', '-- x\n', '/* x */', '/*', '#', "'", "''", "'x'", "E'\\x41'", "U&'\\0041'", "x'41'", "N'a'"],
  ...[
    '"id"',
    '"',
    'U&"\\0069d"',
    '`id`',
    '[id]',
    '$$',
    '$$x$$',
    '$a$x$a$',
    '$0',
    '$01',
    '$1000',
    '$1x',
    '$-1',
    '$',
    '?',
  ],
  ...[
    '::text',
    ' cast(id as text) :: uuid',
    '||',
    '<>',
    '!=',
    '<',
    '>=',
    '~',
    '~*',
    '@>',
    '->>',
    '+1',
    '-1',
    '/',
    '%',
    '^',
    '&',
    '|',
    '!',
  ],
  ...[
    'profiles.id',
    'public.profiles',
    'pg_catalog.pg_tables',
    'information_schema.tables',
    '1.5',
    '1e5',
    '0x1f',
    '1_000',
    ':id',
    '\\',
    '\\d',
  ],
  ...[
    '\u00a0',
    '\u200b',
    '\ufeff',
    '\u2028',
    'ｓelect',
    'ıd',
    'ſelect',
    'п',
    '＊',
    '＝',
    '\u0001',
    '\u001f',
    '\v',
    '\f',
    '\u202e',
    '🙂',
    '{',
    '}',
    '@',
    '~~*',
  ],
];

/** Ends that follow no statement. */
const ENDS = [
  ...[
    '; select 1',
    ';;',
    '; drop table accounts',
    ' union select id from accounts',
    ' union all select id',
    ' intersect select id',
  ],
  ...[
    ' except select id from profiles',
    ' offset 5',
    ' for update',
    ' group by id',
    ' having id',
    ' window w',
    ' fetch first',
    ' limit 5 limit 5',
  ],
  ...[
    ' order by id order by id',
    ' where id',
    ' join accounts on id',
    ', accounts',
    ' accounts',
    ' as t',
    ' natural join accounts',
    ' cross join accounts',
  ],
  ...[
    ' tablesample system (1)',
    ' returning id returning id',
    ' on conflict do nothing',
    ' from accounts',
    ' into outfile',
    ' into t',
    ' and',
    ' or',
    ' (',
    ' )',
    ' =',
  ],
];

/** Whole statements, by what they try. */
const WHOLE: (() => string)[] = [
  () =>
    pick([
      '',
      ';',
      ' ',
      'x',
      'select',
      'select *',
      'select * from',
      'SELECT FROM profiles',
      'with a',
      'values ($1)',
      'table profiles',
    ]),
  () =>
    `select ${pick(['*', 'id'])} from ${pick(['pg_user', 'pg_shadow', 'pg_authid', 'pg_roles', 'pg_settings', 'pg_stat_activity', 'pg_class', 'accounts', 'sessions', 'resources', 'member_counts', 'job', 'pg_sleep', 'constructor', '__proto__', 'toString', 'profile', 'profile_details'])}`,
  () =>
    `select ${pick(['password_hash', 'is_admin', 'is_published', 'search_document', 'gender', 'corporate_cin', 'public_contact_email', 'field_versions', 'xmin', 'ctid', 'tableoid', 'oid', 'constructor', '__proto__', 'hasOwnProperty', 'shows_email', 'member_name', 'pan'])} from profiles`,
  () =>
    `select ${pick(['count(*)', 'pg_sleep(10)', 'version()', 'current_user()', 'max(id)', 'lower(full_name)', 'id as name', 'id name', 'distinct id', 'all id', 'id, id', '*, id', 'id, *', 'null', '1', '$1', 'true', 'case when id then id end', '(id)', 'exists(select id)', 'row(id)', 'array(select id)', 'coalesce(id)', 'current_user', 'now()', 'profiles', 'id,,title', 'id,'])} from profiles`,
  () =>
    `select id from ${pick(['(select id from profiles)', '(profiles)', 'profiles, accounts', 'profiles p', 'profiles as p', 'only profiles', 'lateral profiles', 'generate_series(1, 9)', '$1', 'profiles, profiles', 'unnest(id)'])}`,
  () =>
    `select id from profiles where ${pick(['true', '1 = 1', 'id', '$1', '$1 = $1', '$1 = id', 'id = id', 'id = 1', 'id = null', 'id is null', 'id is not null', 'not id = $1', 'id in ($1)', 'id = any ($1)', 'id between $1 and $1', 'full_name like $1', 'full_name not ilike $1', 'full_name similar to $1', 'exists (select id)', 'id = (select id from accounts)', 'id = lower($1)', 'lower(id) = $1', '(id, id) = $1', 'id = $1 or', 'and id = $1', '()', '(id = $1', 'id = $1)', 'id == $1', 'id = = $1', 'id ilike ilike $1', 'current_user = $1', 'id = current_user', 'skills = $1', 'id ilike $1', 'verified ilike $1', 'created_at ilike $1', 'id = $1 xor id = $1', 'id = $1 collate id', 'id = $1 is true', 'full_name ilike $1 escape $1', 'id = $1 id = $1'])}`,
  () =>
    `select id from profiles order by ${pick(['1', '$1', 'id, id', 'random()', 'id using', 'id nulls first', 'id desc asc', 'id desc nulls last', 'skills', 'lower(id)', '(id)', 'password_hash', 'id collate x', 'case', '', 'id,', 'accounts'])}`,
  () =>
    `select id from profiles limit ${pick(['201', '999999999', '9999999999', '-1', 'all', 'null', '1 + 1', '(1)', 'id', '5, 5', '', '1.0', '1 offset 1', '1 2'])}`,
  () =>
    pick([
      'create table t (id)',
      'drop table profiles',
      'truncate profiles',
      'alter role postgres',
      'copy profiles to program',
      'copy profiles from',
      'do $$',
      'set role postgres',
      'reset all',
      'show all',
      'explain select id from profiles',
      'analyze',
      'vacuum full',
      'listen x',
      'notify x',
      'lock profiles',
      'begin',
      'commit',
      'rollback',
      'call f()',
      'execute s',
      'prepare s as select',
      'grant all',
      'merge into profiles',
      'refresh',
      'load x',
      'declare c cursor',
      'select id from profiles into x',
      'with x as (select id from profiles) select id from x',
      '(select id from profiles)',
      'insert into accounts (id) values ($1)',
      'update accounts set is_admin = $1',
      'delete from accounts',
      'delete from profiles',
      'update profiles set is_admin = $1',
      'insert into profiles default values',
      'insert into profiles select id from profiles',
      'insert into user_services values ($1)',
      'insert into user_services () values ()',
      'update user_services set title = title',
      'update user_services set (title) = ($1)',
      'delete from user_services using accounts',
      'update only user_services set title = $1',
      'delete from learning_resources where id = $1',
      'update user_services set title = $1',
      'delete from user_projects',
    ]),
  () => `select id from profiles where ${'('.repeat(11 + Math.floor(random() * 2000))}id = $1`,
  () => {
    const depth = 11 + Math.floor(random() * 500);
    return `select id from profiles where ${'('.repeat(depth)}id = $1${')'.repeat(depth)}`;
  },
  () =>
    `select id from profiles where ${Array(101 + Math.floor(random() * 300))
      .fill('id = $1')
      .join(' or ')}`,
  () =>
    `select ${Array(101 + Math.floor(random() * 300))
      .fill('id')
      .join(',')} from profiles`,
  () =>
    `select id from profiles order by ${Array(101 + Math.floor(random() * 300))
      .fill('id')
      .join(',')}`,
  () => `select id from profiles where id in (${Array(1000).fill('$1').join(',')})`,
  () => `select id from profiles where id = $${2 + Math.floor(random() * 900)}`,
];

const PARAMS_OF_WRONG_TYPE: [text: string, params: unknown[]][] = [
  ['select id from profiles where id = $1', ["' or 1=1 --"]],
  ['select id from profiles where id = $1', [['0199aaaa-0000-7000-8000-000000000000']]],
  ['select id from profiles where full_name = $1', [{ toString: 'x' }]],
  ['select id from profiles where full_name ilike $1', ['x\\']],
  ['select id from profiles where full_name ilike $1', [7]],
  ['select id from profiles where projects_count = $1', ['1; drop table accounts']],
  ['select id from profiles where projects_count = $1', [1e300]],
  ['select id from profiles where created_at = $1', ['now']],
  ['select id from profiles where created_at = $1', ['0000-01-01T00:00:00Z']],
  ['select id from user_projects where start_date = $1', ['infinity']],
  ['select id from profiles where verified = $1', ['true']],
  ['select id from profiles limit $1', ['all']],
  ['select id from profiles limit $1', [201]],
  ['select id from profiles', ['not used']],
];

interface Hostile {
  text: string;
  params: unknown[];
}

function hostileStatement(): Hostile {
  const [text, params] = pick(RIGHT);
  const chance = random();
  if (chance < 0.45) {
    // Between two characters of any kind: no piece is part of a word or a sign.
    const at = Math.floor(random() * (text.length + 1));
    const blank = pick(['', ' ', '\n']);
    return { text: text.slice(0, at) + blank + pick(NOWHERE) + blank + text.slice(at), params };
  }
  if (chance < 0.6) return { text: text + pick(ENDS), params };
  if (chance < 0.95) {
    const whole = pick(WHOLE)();
    return { text: whole, params: whole.includes('$1') ? ['0199aaaa-0000-7000-8000-000000000000'] : [] };
  }
  const [wrong, values] = pick(PARAMS_OF_WRONG_TYPE);
  return { text: wrong, params: values };
}

const hostile = Array.from({ length: STATEMENTS }, hostileStatement);

describe(`${STATEMENTS} hostile statements`, () => {
  /** A caller whose database cannot be touched. */
  const untouchable = new Proxy({} as MemberContext['db'], {
    get: (_, name) => {
      throw new Error(`the database was asked: ${String(name)}`);
    },
  });
  const ctx = {
    db: untouchable,
    actor: {
      accountId: '0199aaaa-0000-7000-8000-000000000000',
      profileId: '0199aaaa-0000-7000-8000-000000000000',
      role: 'owner' as const,
      sessionId: '',
      emailConfirmed: true,
      isAdmin: true,
    },
    now: new Date(),
  } as MemberContext;

  test('are refused with a place before the database is asked', async () => {
    const wrong: string[] = [];
    for (const { text, params } of hostile) {
      const error = await runQuery(ctx, { text, params: params as string[] }, null).then(
        () => new Error('it ran'),
        (failure: unknown) => failure,
      );
      const isRefused =
        error instanceof AppError && error.status === 400 && /^At character \d+: \S/.test(error.message);
      if (!isRefused) wrong.push(`${text.slice(0, 200)} -> ${String(error)}`);
    }
    expect(wrong).toEqual([]);
  });

  describe('POST /service/api/query', () => {
    let app: TestApp;
    let member: TestMember;
    beforeAll(async () => {
      app = await startTestApp();
      member = await createMember(app);
    });
    afterAll(() => app.stop());

    test('answers 400 to each', async () => {
      const wrong: string[] = [];
      for (const { text, params } of hostile) {
        const answer = await app.request('POST', '/query', { token: member.token, body: { text, params } });
        const { error } = answer.body;
        if (answer.status !== 400 || !Object.keys(error?.fields ?? {})[0]?.match(/^(text|params)/))
          wrong.push(`${text.slice(0, 200)} -> ${answer.status} ${JSON.stringify(answer.body)}`);
      }
      expect(wrong).toEqual([]);
    }, 120_000);
  });
});
