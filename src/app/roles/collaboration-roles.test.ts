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
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { type Call, pathOf } from '../testing/call.ts';
import { CONTRACT_ROUTES } from '../testing/contract-routes.ts';
import { addOrganisation, addSeat } from '../testing/people/collaboration-people.ts';
import { validCalls } from '../testing/valid-calls.ts';

/** Every call about one collaboration. A new one is tested as soon as its contract is there. */
const ROUTES = CONTRACT_ROUTES.filter(({ path }) => path.startsWith('/collaborations/:id'));

/** The right that each call needs; null for one that all people of the organisations that take part may make. */
const RIGHT_OF_ROUTE: Record<string, CollaborationRight | null> = {
  getCollaboration: null,
  updateCollaboration: 'settings',
  removeCollaboration: 'delete',
  getRemoval: null,
  undoRemoval: 'delete',
  archiveCollaboration: 'archive',
  restoreCollaboration: 'archive',
  watchCollaboration: null,
  getMute: null,
  updateMute: null,
  countComments: null,
  listSubjectThreads: null,
  readThread: null,
  listComments: null,
  listCommentPeople: null,
  listCommentVersions: null,
  createComment: 'comments',
  updateComment: 'comments',
  removeComment: 'comments',
  addReaction: 'comments',
  removeReaction: 'comments',
  exportCollaborationList: null,
  downloadCollaborationReport: null,
  listFolders: null,
  createFolder: 'files',
  updateFolder: 'files',
  removeFolder: 'files',
  listFiles: null,
  createFile: 'files',
  downloadAllFiles: null,
  updateFile: 'files',
  removeFile: 'files',
  listFileVersions: null,
  createFileVersion: 'files',
  downloadFile: null,
  listFileOpenings: null,
  listMilestones: null,
  createMilestone: 'milestones',
  updateMilestone: 'milestones',
  removeMilestone: 'milestones',
  listQuotableComments: null,
  listProgressReports: null,
  createProgressReport: 'reports',
  getProgressReport: null,
  updateProgressReport: 'reports',
  removeProgressReport: 'reports',
  sendProgressReport: 'reports',
  answerProgressReport: 'answers',
  downloadProgressReport: null,
  listIndicators: null,
  createIndicator: 'indicators',
  updateIndicator: 'indicators',
  removeIndicator: 'indicators',
  listIndicatorTotals: null,
  listIndicatorReadings: null,
  createIndicatorReading: 'indicators',
  updateIndicatorReading: 'indicators',
  removeIndicatorReading: 'indicators',
  listBudgetProposals: null,
  proposeBudget: 'budget',
  answerBudgetProposal: 'budget',
  listCollaborationRatings: null,
  listCollaborationChanges: null,
  listClosingNotes: null,
  saveClosingNote: 'ratings',
  ratePartner: 'ratings',
  listParticipants: null,
  createParticipant: 'partners',
  updateParticipant: 'partners',
  removeParticipant: 'partners',
  updateParticipantRole: 'organisations',
  handOverLead: 'organisations',
  createSeat: 'seats',
  removeSeat: 'seats',
  leaveCollaboration: 'leave',
  listCollaborationInvitations: 'organisations',
  inviteOrganisation: 'organisations',
  resendCollaborationInvitation: 'organisations',
  withdrawCollaborationInvitation: 'organisations',
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
    owner: ['comments', 'answers', ...OWN],
    manager: ['comments', 'answers', ...OWN],
    'named member': ['comments', 'answers'],
  },
  viewer: { owner: OWN, manager: OWN },
};
const allowed = (ownRole: CollaborationRole, person: Person) => ALLOWED[ownRole][person] ?? [];

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

test('the contracts name the rights of the table', () => {
  const rights = ROUTES.map(({ name, right }) => [name, right === 'any' ? null : right]);
  expect(Object.fromEntries(rights)).toEqual(RIGHT_OF_ROUTE);
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
  const right = RIGHT_OF_ROUTE[route.name];
  describe(`${route.method} /service/api${route.path}`, () => {
    const may = (ownRole: CollaborationRole, person: Person) =>
      right === null || allowed(ownRole, person).includes(right as CollaborationRight);

    test.each(COLLABORATION_ROLES)(
      'asks the role of the organisation and of the person: %s',
      async (ownRole) => {
        const refused = PERSONS.filter((person) => !may(ownRole, person));
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
        for (const person of PERSONS.filter((one) => may(ownRole, one))) {
          const { status, body } = await sendAs(people[person], route, await callWith(route, ownRole));
          // The record may be another organisation's: all that matters here is that the role is enough.
          // FORBIDDEN is not about roles: the comment is another person's.
          const isRole = status === 403 && body.error?.code !== 'FORBIDDEN';
          const isRefused = status === 401 || isRole || status >= 500;
          expect(isRefused || body.error?.code === 'COLLABORATION_NOT_FOUND', `${person}: ${status}`).toBe(
            false,
          );
        }
      },
    );

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
