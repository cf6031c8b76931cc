import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CONTRACT_ROUTES } from './testing/contract-routes.ts';
import { fuzz } from './testing/fuzz.ts';

/** `npm run chaos` sends ten times as many, with three seeds. */
const REQUESTS = 2000;
const SEED = 20_261_121;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('every operation of the OpenAPI document', () => {
  test(`answers as documented whatever is sent (${REQUESTS} requests, seed ${SEED})`, async () => {
    const perTurn = Math.ceil(REQUESTS / CONTRACT_ROUTES.length);
    const report = await fuzz(app, { seed: SEED, rounds: 1, perTurn });
    expect(report.faults.slice(0, 20)).toEqual([]);
    expect(report.sent).toBeGreaterThanOrEqual(REQUESTS);
    // The link works only for the session that asked for it; the servers of tests offer no sandboxes; who accepts an
    // invitation acts for another profile from then on.
    expect(report.neverReached.toSorted()).toEqual([
      'acceptInvitation',
      'downloadVerificationDocument',
      'getSandbox',
      'startSandbox',
      'takeSeat',
    ]);
    expect((await app.request('GET', '/health')).status).toBe(200);
  }, 300_000);
});
