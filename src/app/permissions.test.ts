import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#platform/contract/route.ts';
import { databaseState } from '#platform/testing/failures.ts';
import {
  callAs,
  initiativeBody,
  projectBody,
  requestBody,
  sendRequest,
  serviceBody,
  signUpBody,
} from '#platform/testing/records.ts';
import { createMember, TEST_PASSWORD, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CONTRACT_ROUTES } from './testing/contract-routes.ts';

/** `owner` is the member whose records a call is about; `another member` and `admin` have no part in them. */
const ROLES = ['signed out', 'unconfirmed', 'another member', 'owner', 'admin'] as const;
type Role = (typeof ROLES)[number];

interface Call {
  params?: Record<string, string>;
  query?: string;
  body?: object;
}

interface Row {
  /** The status for each role, in the order of ROLES. */
  expected: [number, number, number, number, number];
  /** Makes what the call needs, and the call that is right for the owner. */
  prepare?: () => Promise<Call> | Call;
}

let app: TestApp;
let members: Record<Exclude<Role, 'signed out'>, TestMember>;
/** A published member whom nobody above has anything to do with. */
let stranger: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  members = {
    unconfirmed: await createMember(app, { confirmed: false }),
    'another member': await createMember(app),
    owner: await createMember(app, { type: 'corporate' }),
    admin: await createMember(app, { admin: true }),
  };
  stranger = await createMember(app);
});
afterAll(() => app.stop());

const EVERYBODY: Row['expected'] = [200, 200, 200, 200, 200];
const SIGNED_IN: Row['expected'] = [401, 200, 200, 200, 200];
const READS_OWN: Row['expected'] = [401, 404, 404, 200, 404];
const CHANGES_OWN: Row['expected'] = [401, 403, 404, 200, 404];
const ADDS_TO_OWN: Row['expected'] = [401, 403, 404, 201, 404];
const CREATES: Row['expected'] = [401, 403, 201, 201, 201];

const record = async (path: string, body: object): Promise<{ id: string }> =>
  callAs(app, members.owner, 'POST', path, body);
const service = async () => ({ id: (await record('/profile/services', serviceBody())).id });
const project = async () => ({ id: (await record('/profile/projects', projectBody())).id });
const collaboration = async () => ({ id: (await record('/collaborations', initiativeBody())).id });
const inCollaboration = async (part: string, param: string, body: object) => {
  const { id } = await collaboration();
  return { id, [param]: (await record(`/collaborations/${id}/${part}`, body)).id };
};
const milestone = () => inCollaboration('milestones', 'milestoneId', { title: 'First pump' });
const participant = () => inCollaboration('participants', 'participantId', { name: 'Jal Trust' });
const someEmail = () => `${crypto.randomUUID()}@visitors.example`;
const aboutStranger = () => ({ params: { id: stranger.id } });
const refreshToken = async () => ({ body: { refresh_token: (await createMember(app)).refreshToken } });

/** A token as a mail would carry it. */
async function mailedToken(purpose: string): Promise<string> {
  const token = crypto.randomUUID();
  const hash = createHash('sha256').update(token).digest();
  const { id } = await createMember(app, { confirmed: false });
  await app.sql(
    "insert into account_tokens (token_hash, account_id, purpose, expires_at) values ($1, $2, $3, now() + interval '1 h')",
    [hash, id, purpose],
  );
  return token;
}

const TABLE: Record<string, Row> = {
  getHealth: { expected: EVERYBODY },
  signUp: { expected: [201, 201, 201, 201, 201], prepare: () => ({ body: signUpBody(someEmail()) }) },
  signIn: {
    expected: EVERYBODY,
    prepare: () => ({ body: { email: members.owner.email, password: TEST_PASSWORD } }),
  },
  signOut: { expected: EVERYBODY, prepare: refreshToken },
  refreshSession: { expected: EVERYBODY, prepare: refreshToken },
  getUser: { expected: SIGNED_IN },
  checkSession: { expected: EVERYBODY },
  checkEmailExists: { expected: EVERYBODY, prepare: () => ({ query: `?email=${members.owner.email}` }) },
  resendVerification: { expected: EVERYBODY, prepare: () => ({ body: { email: someEmail() } }) },
  verifyEmail: {
    expected: EVERYBODY,
    prepare: async () => ({ body: { token: await mailedToken('verify-email') } }),
  },
  forgotPassword: { expected: EVERYBODY, prepare: () => ({ body: { email: someEmail() } }) },
  resetPassword: {
    expected: EVERYBODY,
    prepare: async () => ({ body: { token: await mailedToken('reset-password'), password: 'new-words-8' } }),
  },

  getProfile: { expected: SIGNED_IN },
  updateProfile: { expected: [401, 403, 200, 200, 200], prepare: () => ({ body: { bio: someEmail() } }) },
  getOverview: { expected: SIGNED_IN },
  listServices: { expected: SIGNED_IN },
  createService: { expected: CREATES, prepare: () => ({ body: serviceBody() }) },
  getService: { expected: READS_OWN, prepare: async () => ({ params: await service() }) },
  updateService: {
    expected: CHANGES_OWN,
    prepare: async () => ({ params: await service(), body: { title: 'New' } }),
  },
  removeService: { expected: CHANGES_OWN, prepare: async () => ({ params: await service() }) },
  listProjects: { expected: SIGNED_IN },
  getProjectStats: { expected: SIGNED_IN },
  createProject: { expected: CREATES, prepare: () => ({ body: projectBody() }) },
  getProject: { expected: READS_OWN, prepare: async () => ({ params: await project() }) },
  updateProject: {
    expected: CHANGES_OWN,
    prepare: async () => ({ params: await project(), body: { title: 'New' } }),
  },
  removeProject: { expected: CHANGES_OWN, prepare: async () => ({ params: await project() }) },

  listMarketplaceProfiles: { expected: SIGNED_IN },
  getMarketplaceProfile: { expected: SIGNED_IN, prepare: aboutStranger },
  listMarketplaceProfileProjects: { expected: SIGNED_IN, prepare: aboutStranger },
  listMarketplaceProfileServices: { expected: SIGNED_IN, prepare: aboutStranger },
  listSavedProfiles: { expected: SIGNED_IN },
  saveProfile: { expected: SIGNED_IN, prepare: aboutStranger },
  unsaveProfile: { expected: SIGNED_IN, prepare: aboutStranger },

  sendCollaborationRequest: {
    expected: [201, 403, 201, 201, 201],
    prepare: async () => ({ body: requestBody((await createMember(app)).id) }),
  },
  listReceivedCollaborationRequests: { expected: SIGNED_IN },
  listSentCollaborationRequests: { expected: SIGNED_IN },
  listHeldCollaborationRequests: { expected: [401, 403, 403, 403, 200] },
  answerCollaborationRequest: {
    expected: CHANGES_OWN,
    prepare: async () => ({
      params: { id: (await sendRequest(app, await createMember(app), members.owner)).id },
      body: { status: 'accepted' },
    }),
  },

  listCollaborations: { expected: SIGNED_IN },
  getCollaborationStats: { expected: SIGNED_IN },
  createCollaboration: { expected: CREATES, prepare: () => ({ body: initiativeBody() }) },
  getCollaboration: { expected: READS_OWN, prepare: async () => ({ params: await collaboration() }) },
  updateCollaboration: {
    expected: CHANGES_OWN,
    prepare: async () => ({ params: await collaboration(), body: { title: 'New' } }),
  },
  removeCollaboration: { expected: CHANGES_OWN, prepare: async () => ({ params: await collaboration() }) },
  listMilestones: { expected: READS_OWN, prepare: async () => ({ params: await collaboration() }) },
  createMilestone: {
    expected: ADDS_TO_OWN,
    prepare: async () => ({ params: await collaboration(), body: { title: 'First pump' } }),
  },
  updateMilestone: {
    expected: CHANGES_OWN,
    prepare: async () => ({ params: await milestone(), body: { title: 'New' } }),
  },
  removeMilestone: { expected: CHANGES_OWN, prepare: async () => ({ params: await milestone() }) },
  listParticipants: { expected: READS_OWN, prepare: async () => ({ params: await collaboration() }) },
  createParticipant: {
    expected: ADDS_TO_OWN,
    prepare: async () => ({ params: await collaboration(), body: { name: 'Jal Trust' } }),
  },
  updateParticipant: {
    expected: CHANGES_OWN,
    prepare: async () => ({ params: await participant(), body: { responsibility: 'Pumps' } }),
  },
  removeParticipant: { expected: CHANGES_OWN, prepare: async () => ({ params: await participant() }) },
};

/** The statuses of those who are refused before anything is looked up, by the access that the contract declares. */
const REFUSED: Record<Route['access'], Partial<Record<Role, number>>> = {
  public: {},
  'guest-or-confirmed': { unconfirmed: 403 },
  'signed-in': { 'signed out': 401 },
  confirmed: { 'signed out': 401, unconfirmed: 403 },
  admin: { 'signed out': 401, unconfirmed: 403, 'another member': 403, owner: 403 },
};

test('every route of the contracts has a row in the table, and every row its route', () => {
  expect(Object.keys(TABLE).sort()).toEqual(CONTRACT_ROUTES.map(({ name }) => name).sort());
});

for (const route of CONTRACT_ROUTES) {
  const row = TABLE[route.name];
  describe(`${route.method} /service/api${route.path}`, () => {
    test.each(ROLES.map((role, at) => [role, row?.expected[at]] as const))('%s: %i', async (role, status) => {
      expect(status, 'agrees with the declared access').toBe(REFUSED[route.access][role] ?? status);
      const { params = {}, query = '', body } = (await row?.prepare?.()) ?? {};
      const path = route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '') + query;
      const token = role === 'signed out' ? null : members[role].token;
      const before = await databaseState(app);
      const answer = await app.request(route.method, path, { token, body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(status);
      if (answer.status >= 400) expect(await databaseState(app), 'refused, so unchanged').toEqual(before);
    });
  });
}
