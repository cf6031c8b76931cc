import { expect, vi } from 'vitest';
import { type ErrorCode, errorWords, isErrorCode } from '#platform/contract/errors.ts';
import type { ApiAnswer, TestApp } from './test-app.ts';

/** Asserts that the answer is the failure of this code, in the one shape of failures, with its message. */
export function expectFailure(
  answer: ApiAnswer,
  code: ErrorCode,
  message: string = errorWords(code)[1],
): void {
  expect(answer).toMatchObject({ status: errorWords(code)[0], body: { error: { code, message }, message } });
}

/** Asserts a 400 that says of this field exactly what is wrong with it. */
export function expectWrongField(answer: ApiAnswer, field: string, message: string): void {
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { code: 'VALIDATION_FAILED', message, fields: { [field]: message } }, message },
  });
}

/** Asserts that a failed answer is a clear 4xx: JSON with a code that we know and a message for people. */
export function expectClearRefusal(answer: ApiAnswer): void {
  expect(answer.status, JSON.stringify(answer.body)).toBeGreaterThanOrEqual(400);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
  expectFailureShape(answer);
}

/** Asserts the one shape of failures, whatever the failure. */
export function expectFailureShape({ status, headers, body }: ApiAnswer): void {
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(isErrorCode(body.error?.code), JSON.stringify(body)).toBe(true);
  expect(status).toBe(errorWords(body.error.code)[0]);
  expect(body.error.message).toMatch(/\S/);
  expect(body.message).toBe(body.error.message);
  if (body.error.code === 'VALIDATION_FAILED') expect(Object.keys(body.error.fields)).not.toEqual([]);
}

interface TableState {
  name: string;
  rows: number;
  /** The newest transaction that wrote a row. */
  written: string;
}

/** Tables that a job writes each minute or quarter of an hour, or the end of an earlier test's stream, whatever the calls do. */
const NOT_OF_CALLS = [
  'collaboration_presence',
  'marketplace_words',
  'marketplace_word_changes',
  'marketplace_key_pairs',
  'marketplace_key_changes',
  'marketplace_key_day',
  'profile_meanings',
  'profile_meaning_changes',
  'system_samples',
];

/**
 * Returns the number of rows of every table, the transaction that wrote last, and the number of queued mails: equal
 * before and after a call that must change nothing. PostgreSQL marks each row with its transaction (`xmin`), which is
 * far quicker to compare than the content.
 */
export async function databaseState(app: TestApp): Promise<TableState[]> {
  const tables = await app.sql<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const perTable = tables
    .filter(({ name }) => !NOT_OF_CALLS.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*)::int as rows,
          coalesce(max(xmin::text::bigint), 0)::text as written from ${name}`,
    );
  const mails = `select 'mails', count(*)::int, '0' from pgboss.job where name = 'mail'`;
  return app.sql<TableState>(`${[...perTable, mails].join(' union all ')} order by name`);
}

/**
 * Ends what runs by the clock, waits until the jobs of earlier calls are done, and returns the state of the database: equal
 * after any number of calls that must change nothing, however long they take.
 */
export async function databaseAtRest(app: TestApp): Promise<TableState[]> {
  await app.sql('delete from pgboss.schedule');
  let state = await databaseState(app);
  const comeToRest = async () => {
    const earlier = state;
    state = await databaseState(app);
    expect(state).toEqual(earlier);
  };
  // Longer than a queue waits between two looks.
  await vi.waitFor(comeToRest, { timeout: 60_000, interval: 2500 });
  return state;
}

/** Waits until every mail that was asked for by address has been looked into: who has no account gets none. */
export async function accountMailsDone(app: TestApp): Promise<void> {
  const waiting = `select count(*)::int as n from pgboss.job where name = 'account-mail' and state <> 'completed'`;
  await expect.poll(async () => (await app.sql<{ n: number }>(waiting))[0]?.n, { timeout: 10_000 }).toBe(0);
}
