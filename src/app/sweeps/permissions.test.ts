import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collaborationPurgeJob } from '#features/collaborations/removal/removal.job.ts';
import type { Route } from '#platform/contract/route.ts';
import type { Call } from '#platform/testing/calls/define-calls.ts';
import { CALLERS, type Caller, statusesOf } from '#platform/testing/calls/who.ts';
import { databaseState } from '#platform/testing/failures.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { pathOf } from './call.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';
import { ENTRIES } from './entries.ts';
import { memberIdsIn } from './member-ids.ts';
import { validCalls } from './valid-calls.ts';

/** Callers that are refused before anything is looked up, by the access that a contract declares. */
const REFUSED: Record<Route['access'], Partial<Record<Caller, number>>> = {
  public: {},
  'guest-or-confirmed': { unconfirmed: 403 },
  'signed-in': { 'signed out': 401 },
  confirmed: { 'signed out': 401, unconfirmed: 403 },
  admin: { 'signed out': 401, unconfirmed: 403, 'another member': 403, owner: 403 },
};

let app: TestApp;
let members: Record<Exclude<Caller, 'signed out'>, TestMember>;
let calls: ReturnType<typeof validCalls>;

beforeAll(async () => {
  app = await startTestApp();
  // What a call has deleted stays: its end would look like a change of what another call refuses.
  await app.sql(`delete from pgboss.schedule where name = '${collaborationPurgeJob.queue}'`);
  members = {
    unconfirmed: await createMember(app, { confirmed: false }),
    'another member': await createMember(app),
    owner: await createMember(app, { type: 'corporate' }),
    admin: await createMember(app, { admin: true }),
  };
  // The last admin could not ask for the deletion of the account.
  await createMember(app, { admin: true });
  calls = validCalls(app, members.owner);
});
afterAll(() => app.stop());

for (const route of CONTRACT_ROUTES) {
  describe(`${route.method} /service/api${route.path}`, () => {
    const newCall = async (): Promise<Call> => (await calls[route.name]?.()) ?? {};
    const statuses = statusesOf(ENTRIES[route.name]?.who ?? 'everybody');
    const statusOf = (caller: Caller) => statuses[CALLERS.indexOf(caller)] ?? 0;
    const refused = CALLERS.filter((caller) => statusOf(caller) >= 400);
    const send = async (caller: Caller, call: Call) => {
      const token = caller === 'signed out' ? null : members[caller].token;
      const answer = await app.request(route.method, pathOf(route, call), { token, body: call.body });
      expect(answer.status, `${caller}: ${JSON.stringify(answer.body)}`).toBe(statusOf(caller));
    };

    test('what is expected agrees with the declared access', () => {
      const declared = CALLERS.map((caller) => REFUSED[route.access][caller] ?? statusOf(caller));
      expect(declared).toEqual(statuses);
    });

    test.runIf(refused.length > 0)(`refuses ${refused.join(', ')}, and changes nothing`, async () => {
      const call = await newCall();
      // mixed-ids.test.ts tries them with ids of the other kind.
      expect(await memberIdsIn(app, call)).toEqual(Object.keys(ENTRIES[route.name]?.ids ?? {}).sort());
      const before = await databaseState(app);
      for (const caller of refused) await send(caller, call);
      expect(await databaseState(app), 'refused, so unchanged').toEqual(before);
    });

    const allowed = CALLERS.filter((caller) => !refused.includes(caller));
    test.runIf(allowed.length > 0)(`admits ${allowed.join(', ')}`, async () => {
      for (const caller of allowed) await send(caller, await newCall());
    });
  });
}
