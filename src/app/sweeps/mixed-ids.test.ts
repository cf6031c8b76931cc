import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#platform/testing/calls/define-calls.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { pathOf } from './call.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';
import { factsOf } from './entries.ts';
import { withId } from './member-ids.ts';
import { validCalls } from './valid-calls.ts';

/** The first person of an organisation has its id: only other people and organisations tell the two kinds apart. */
let app: TestApp;
let owner: TestMember;
let admin: TestMember;
/** An id of an organisation that no person has, and one of a person that no organisation has. */
const idOfNo = { person: '', organisation: '' };

beforeAll(async () => {
  app = await startTestApp();
  owner = await createMember(app, { type: 'corporate' });
  admin = await createMember(app, { admin: true });
  const founder = await createMember(app, { name: 'Sahyadri Trust' });
  await addColleague(app, founder, 'owner');
  await app.sql('delete from accounts where id = $1', [founder.id]);
  idOfNo.person = founder.id;
  idOfNo.organisation = (await addColleague(app, owner, 'viewer')).id;
});
afterAll(() => app.stop());

const CASES = Object.entries(factsOf('ids')).flatMap(([name, ids]) =>
  Object.entries(ids).map(([field, kind]) => [name, field, kind] as const),
);

describe('the id of the other kind is the id of nobody', () => {
  test.each(CASES)('%s, %s: asks for the id of this kind: %s', async (name, field, kind) => {
    const route = CONTRACT_ROUTES.find((one) => one.name === name);
    if (!route) throw new Error(`${name} is no route`);
    const call: Call = (await validCalls(app, owner)[name]?.()) ?? {};
    const { token } = route.access === 'admin' ? admin : owner;
    const answerTo = async (id: string) => {
      const sent = withId(call, field, id);
      const answer = await app.request(route.method, pathOf(route, sent), { token, body: sent.body });
      // Some answers name the id that was sent.
      return { status: answer.status, body: JSON.stringify(answer.body).replaceAll(id, 'the id') };
    };
    const nobody = await answerTo(crypto.randomUUID());
    expect(await answerTo(idOfNo[kind])).toEqual(nobody);
  });
});
