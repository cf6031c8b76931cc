import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CONTRACT_ROUTES } from '../contract-routes.ts';
import { factsOf } from '../entries.ts';
import { fuzz } from './fuzz.ts';

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
    expect(report.neverReached.toSorted()).toEqual(Object.keys(factsOf('neverReached')).sort());
    expect((await app.request('GET', '/health')).status).toBe(200);
  }, 300_000);
});
