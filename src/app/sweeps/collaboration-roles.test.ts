import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  COLLABORATION_RIGHTS,
  COLLABORATION_ROLES,
  type CollaborationRight,
  type CollaborationRole,
  rightsIn,
} from '#features/collaborations/collaboration/collaboration-roles.rules.ts';
import { collaborationPurgeJob } from '#features/collaborations/removal/removal.job.ts';
import type { Role } from '#platform/contract/people/roles.ts';
import type { Route } from '#platform/contract/route.ts';
import type { Call } from '#platform/testing/calls/define-calls.ts';
import { isDeep } from '#platform/testing/depth/depth.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { pathOf } from './call.ts';
import { addOrganisation, addSeat } from './collaboration-people.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';
import { ENTRIES, factsOf } from './entries.ts';
import { validCalls } from './valid-calls.ts';

/** Every call about one collaboration. A new one is tested as soon as its contract is there. */
const ROUTES = CONTRACT_ROUTES.filter(({ path }) => path.startsWith('/collaborations/:id'));

/** The right that each call needs; null for one that all people of the organisations that take part may make. */
const rightOf = ({ name }: Route) => {
  const right = ENTRIES[name]?.right ?? 'any';
  return right === 'any' ? null : right;
};

/** Persons of an organisation; only of members it matters if they are named. */
const PERSONS = ['owner', 'manager', 'named member', 'member', 'finance', 'viewer'] as const;
type Person = (typeof PERSONS)[number];
const roleOf = (person: Person) => (person === 'named member' ? 'member' : person) as Role;

const WORK: CollaborationRight[] = [
  'settings',
  'milestones',
  'comments',
  'files',
  'indicators',
  'reports',
  'restore',
  'answers',
];
const OWN: CollaborationRight[] = ['seats', 'ratings', 'leave'];

/** What the people of an organisation may write, written down a second time. */
const ALLOWED: Record<CollaborationRole, Partial<Record<Person, CollaborationRight[]>>> = {
  lead: {
    owner: [...COLLABORATION_RIGHTS],
    manager: [...COLLABORATION_RIGHTS],
    'named member': [...WORK, 'partners'],
    finance: ['budget'],
  },
  implementer: {
    owner: [...WORK, 'budget', 'partners', ...OWN, 'archive'],
    manager: [...WORK, 'budget', 'partners', ...OWN, 'archive'],
    'named member': [...WORK, 'partners'],
    finance: ['budget'],
  },
  reviewer: {
    owner: ['comments', 'restore', 'answers', ...OWN],
    manager: ['comments', 'restore', 'answers', ...OWN],
    'named member': ['comments', 'restore', 'answers'],
  },
  viewer: { owner: OWN, manager: OWN },
};
const allowed = (ownRole: CollaborationRole, person: Person) => ALLOWED[ownRole][person] ?? [];

/** A person in an organisation that takes part in a role. */
type Place = readonly [ownRole: CollaborationRole, person: Person];

const mayBy = (right: CollaborationRight | null, [ownRole, person]: Place) =>
  right === null || allowed(ownRole, person).includes(right);

const PLACES: Place[] = COLLABORATION_ROLES.flatMap((ownRole) =>
  PERSONS.map((person) => [ownRole, person] as const),
);

/**
 * The few places that tell a right from every other: one of both is enough there, the other is not. The table of rights itself is
 * tested above; a route has to prove only which right it asks for. In `npm run test:deep` it is tried from each place.
 */
function tellingPlaces(right: CollaborationRight | null): Place[] {
  if (isDeep) return PLACES;
  const differs = (other: CollaborationRight | null, place: Place) =>
    mayBy(other, place) !== mayBy(right, place);
  let others = [null, ...COLLABORATION_RIGHTS].filter((other) =>
    PLACES.some((place) => differs(other, place)),
  );
  // One who may, even where all may.
  const chosen = PLACES.filter((place) => mayBy(right, place)).slice(0, 1);
  while (others.length > 0) {
    const told = (place: Place) => others.filter((other) => differs(other, place)).length;
    const best = PLACES.reduce((most, place) => (told(place) > told(most) ? place : most));
    others = others.filter((other) => !differs(other, best));
    if (!chosen.includes(best)) chosen.push(best);
  }
  return chosen;
}

let app: TestApp;
let starter: TestMember;
let calls: ReturnType<typeof validCalls>;
/** One organisation, which gets each role in turn. */
let organisation: TestMember;
const people = {} as Record<Person, TestMember>;
let strangers: Record<'stranger' | 'admin' | 'former', TestMember>;

beforeAll(async () => {
  app = await startTestApp();
  // What a call has deleted stays: its end would look like a change of what another call refuses.
  await app.sql(`delete from pgboss.schedule where name = '${collaborationPurgeJob.queue}'`);
  starter = await createMember(app, { type: 'corporate' });
  organisation = await createMember(app);
  people.owner = organisation;
  for (const person of PERSONS.slice(1))
    people[person] = await addColleague(app, organisation, roleOf(person));
  strangers = {
    stranger: await createMember(app),
    admin: await createMember(app, { admin: true }),
    former: await createMember(app),
  };
  calls = validCalls(app, starter);
});
afterAll(() => app.stop());

test('the contracts name the rights that the nouns expect', () => {
  const rights = ROUTES.map(({ name, right }) => [name, right]);
  expect(Object.fromEntries(rights)).toEqual(factsOf('right'));
});

describe.each(COLLABORATION_ROLES)('%s', (ownRole) => {
  test.each(PERSONS)('%s has the rights of the table', (person) => {
    const rights = rightsIn({ ownRole, role: roleOf(person), isNamed: person === 'named member' });
    expect([...rights].sort()).toEqual([...allowed(ownRole, person)].sort());
  });
});

/** Makes a call with what it is about, and lets the organisation take part in the role. */
async function callWith(route: Route, ownRole: CollaborationRole): Promise<Call> {
  const call = (await calls[route.name]?.()) ?? {};
  const id = String(call.params?.id);
  const participant = await addOrganisation(app, id, organisation, ownRole);
  await addSeat(app, participant, people['named member'], organisation);
  return call;
}

const sendAs = (member: TestMember, route: Route, call: Call) =>
  app.request(route.method, pathOf(route, call), { token: member.token, body: call.body });

for (const route of ROUTES) {
  const right = rightOf(route);
  describe(`${route.method} /service/api${route.path}`, () => {
    const places = tellingPlaces(right);
    const ownRoles = COLLABORATION_ROLES.filter((ownRole) => places.some(([role]) => role === ownRole));

    test.each(ownRoles)('asks the role of the organisation and of the person: %s', async (ownRole) => {
      const persons = places.filter(([role]) => role === ownRole).map(([, person]) => person);
      const refused = persons.filter((person) => !mayBy(right, [ownRole, person]));
      const call = await callWith(route, ownRole);
      const before = await databaseState(app);
      for (const person of refused) {
        const { status, body } = await sendAs(people[person], route, call);
        expect([status, body.error?.code], person).toEqual([
          403,
          expect.stringMatching(/^(COLLABORATION_)?ROLE_FORBIDS$/),
        ]);
      }
      if (refused.length > 0) expect(await databaseState(app), 'refused, so unchanged').toEqual(before);
      for (const person of persons.filter((one) => mayBy(right, [ownRole, one]))) {
        const { status, body } = await sendAs(people[person], route, await callWith(route, ownRole));
        // The record may be another organisation's: all that matters here is that the role is enough.
        // FORBIDDEN is not about roles: the comment is another person's.
        const isRole = status === 403 && body.error?.code !== 'FORBIDDEN';
        const isRefused = status === 401 || isRole || status >= 500;
        expect(isRefused || body.error?.code === 'COLLABORATION_NOT_FOUND', `${person}: ${status}`).toBe(
          false,
        );
      }
    });

    test('finds no collaboration that is deleted, or that is open to others alone', async () => {
      const call = await callWith(route, 'lead');
      const id = String(call.params?.id);
      await app.sql(`update collaborations set visibility = 'named' where id = $1`, [id]);
      const { status, body } = await sendAs(people.member, route, call);
      // A route that the role forbids anyway does not look.
      if (route.method === 'GET' || status !== 403) expect(body.error?.code).toBe('COLLABORATION_NOT_FOUND');
      if (route.name === 'undoRemoval') return;
      await app.sql('update collaborations set removed_at = now() where id = $1', [id]);
      expectFailure(await sendAs(organisation, route, call), 'COLLABORATION_NOT_FOUND');
    });

    test('is not for others: strangers, admins and who has left', async () => {
      const call = await callWith(route, 'implementer');
      const id = String(call.params?.id);
      const place = await addOrganisation(app, id, strangers.former, 'implementer');
      await app.sql(
        `update collaboration_participants set profile_id = null, left_profile_id = profile_id, left_at = now()
          where id = $1`,
        [place],
      );
      const before = await databaseState(app);
      for (const member of Object.values(strangers)) {
        expectFailure(await sendAs(member, route, call), 'COLLABORATION_NOT_FOUND');
      }
      expect(await databaseState(app), 'refused, so unchanged').toEqual(before);
    });
  });
}
