import { expect, test } from 'vitest';
import { KeptStatements } from './kept-statements.ts';

test.each([
  ['select name from boats where id = $1', true],
  ['with named as (select name from boats) select name from named', true],
  ['select updated_at, lock_name from boats', true],
  ['select pg_backend_pid()', true],
  ['insert into boats (id) values ($1)', false],
  ['with gone as (delete from boats where id = $1 returning id) select id from gone', false],
  ['select name from boats where id = $1 for update', false],
  ['select name from boats where id = $1 for no key update skip locked', false],
  ['select pg_advisory_xact_lock($1)', false],
  ['select pg_try_advisory_lock($1)', false],
  ["select set_config('timezone', $1, false)", false],
  ["select nextval('boats_seq')", false],
  ['select pg_notify($1, $2)', false],
  ['select pg_terminate_backend($1)', false],
  ['select pg_sleep($1)', false],
  ['begin', false],
  ['select 1; begin', false],
])('%s: shared %s', (text, isShared) => {
  expect(new KeptStatements().find(text)?.isRead).toBe(isShared);
});

test('keeps none whose plan depends on its values', () => {
  expect(
    new KeptStatements().find('select name from boats where id = $1', 'planned each time'),
  ).toBeUndefined();
});

test('keeps a hundred of those that share no connection, and others beside them', () => {
  const statements = new KeptStatements();
  const find = (n: number) =>
    statements.find(`select name from boats where id = $1 and length > ${n}`, 'own connection');
  for (let n = 0; n < 100; n += 1) expect(find(n)?.isRead).toBe(false);
  expect(find(100)).toBeUndefined();
  expect(find(99)).toBeDefined();
  expect(statements.find('select name from boats where id = $1')?.isRead).toBe(true);
  statements.rename(find(0)?.name);
  expect(find(100)).toBeDefined();
});
