import { createHash } from 'node:crypto';
import type { Route } from '#platform/contract/route.ts';
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
import type { TestApp } from '#platform/testing/test-app.ts';

/** What is sent beside a route's method and path. */
export interface Call {
  params?: Record<string, string>;
  query?: string;
  body?: object;
}

/** The path of a route with its parameters filled in. */
export const pathOf = (route: Route, { params = {}, query = '' }: Call): string =>
  route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '') + query;

/** By route name: makes the records that a call needs, and the call, right for `owner` to make. */
export function validCalls(app: TestApp, owner: TestMember): Record<string, () => Promise<Call> | Call> {
  const record = async (path: string, body: object): Promise<{ id: string }> => ({
    id: (await callAs(app, owner, 'POST', path, body)).id,
  });
  const service = () => record('/profile/services', serviceBody());
  const project = () => record('/profile/projects', projectBody());
  const collaboration = () => record('/collaborations', initiativeBody());
  const inCollaboration = async (part: string, param: string, body: object) => {
    const { id } = await collaboration();
    return { id, [param]: (await record(`/collaborations/${id}/${part}`, body)).id };
  };
  const milestone = () => inCollaboration('milestones', 'milestoneId', { title: 'First pump' });
  const participant = () => inCollaboration('participants', 'participantId', { name: 'Jal Trust' });
  const published = async () => ({ params: { id: (await createMember(app)).id } });
  const someEmail = () => `${crypto.randomUUID()}@visitors.example`;
  const refreshToken = async () => ({ body: { refresh_token: (await createMember(app)).refreshToken } });
  const nothing = () => ({});
  const changed = { title: 'New title' };

  return {
    getHealth: nothing,
    signUp: () => ({ body: signUpBody(someEmail()) }),
    signIn: () => ({ body: { email: owner.email, password: TEST_PASSWORD } }),
    signOut: refreshToken,
    refreshSession: refreshToken,
    getUser: nothing,
    checkSession: nothing,
    checkEmailExists: () => ({ query: `?email=${owner.email}` }),
    resendVerification: () => ({ body: { email: someEmail() } }),
    verifyEmail: async () => ({ body: { token: await mailedToken(app, 'verify-email') } }),
    forgotPassword: () => ({ body: { email: someEmail() } }),
    resetPassword: async () => ({
      body: { token: await mailedToken(app, 'reset-password'), password: 'new-words-8' },
    }),

    getProfile: nothing,
    updateProfile: () => ({ body: { bio: someEmail() } }),
    getOverview: nothing,
    listServices: nothing,
    createService: () => ({ body: serviceBody() }),
    getService: async () => ({ params: await service() }),
    updateService: async () => ({ params: await service(), body: changed }),
    removeService: async () => ({ params: await service() }),
    listProjects: nothing,
    getProjectStats: nothing,
    createProject: () => ({ body: projectBody() }),
    getProject: async () => ({ params: await project() }),
    updateProject: async () => ({ params: await project(), body: changed }),
    removeProject: async () => ({ params: await project() }),

    listMarketplaceProfiles: nothing,
    getMarketplaceProfile: published,
    listMarketplaceProfileProjects: published,
    listMarketplaceProfileServices: published,
    listSavedProfiles: nothing,
    saveProfile: published,
    unsaveProfile: published,

    sendCollaborationRequest: async () => ({ body: requestBody((await createMember(app)).id) }),
    listReceivedCollaborationRequests: nothing,
    listSentCollaborationRequests: nothing,
    listHeldCollaborationRequests: nothing,
    answerCollaborationRequest: async () => ({
      params: { id: (await sendRequest(app, await createMember(app), owner)).id },
      body: { status: 'accepted' },
    }),
    listCollaborations: nothing,
    getCollaborationStats: nothing,
    createCollaboration: () => ({ body: initiativeBody() }),
    getCollaboration: async () => ({ params: await collaboration() }),
    updateCollaboration: async () => ({ params: await collaboration(), body: changed }),
    removeCollaboration: async () => ({ params: await collaboration() }),
    listMilestones: async () => ({ params: await collaboration() }),
    createMilestone: async () => ({ params: await collaboration(), body: { title: 'First pump' } }),
    updateMilestone: async () => ({ params: await milestone(), body: changed }),
    removeMilestone: async () => ({ params: await milestone() }),
    listParticipants: async () => ({ params: await collaboration() }),
    createParticipant: async () => ({ params: await collaboration(), body: { name: 'Jal Trust' } }),
    updateParticipant: async () => ({ params: await participant(), body: { responsibility: 'Pumps' } }),
    removeParticipant: async () => ({ params: await participant() }),
  };
}

/** A token as a mail to a new account would carry it. */
async function mailedToken(app: TestApp, purpose: 'verify-email' | 'reset-password'): Promise<string> {
  const token = crypto.randomUUID();
  const hash = createHash('sha256').update(token).digest();
  const { id } = await createMember(app, { confirmed: false });
  await app.sql(
    "insert into account_tokens (token_hash, account_id, purpose, expires_at) values ($1, $2, $3, now() + interval '1 h')",
    [hash, id, purpose],
  );
  return token;
}
