import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { startProgram } from '../testing/server-process.ts';

const SESSION_SECRET = 'a secret that only the tests know, long enough';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ SESSION_SECRET });
});
afterAll(() => app.stop());

/** Starts a program that reports on its standard error when it calls `process.exit`. */
const start = (program: string, settings: Record<string, string> = {}) =>
  startProgram(process.execPath, ['--trace-exit', `src/app/${program}.ts`], {
    DATABASE_URL: app.databaseUrl,
    ...settings,
  });

// `process.exit` waits for the threads of V8, which may wait for the main thread (nodejs/node issue 54918): a program
// that calls it sometimes never ends. The race itself is seldom; the call shows each time.
describe('a program ends by itself, without process.exit,', () => {
  test.each([
    'main',
    'migrate',
    'demo',
    'starter-library',
    'send-mails-again',
    'two-factor-off',
    'audit/verify-audit',
  ])('when it stops at its settings: %s', { timeout: 30_000 }, async (program) => {
    const run = start(program);
    expect(await run.ended()).toBe(1);
    expect(run.errors()).toBe(
      'Dayitva cannot start: SESSION_SECRET is required with DATABASE_URL, the same for every process\n',
    );
  });

  test('when it has done its work', { timeout: 30_000 }, async () => {
    const run = start('migrate', { SESSION_SECRET });
    expect(await run.ended()).toBe(0);
    expect(run.errors()).toBe('');
    expect(run.output()).toBe('Nothing to do\n');
  });

  test('when a signal stops the server', { timeout: 30_000 }, async () => {
    const run = start('main', { SESSION_SECRET });
    expect((await fetch(await run.ready())).status).toBe(200);
    expect(await run.end('SIGTERM')).toBe(0);
    expect(run.errors()).toBe('');
  });
});
