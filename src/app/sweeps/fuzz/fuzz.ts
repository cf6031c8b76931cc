import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Call } from '#platform/testing/calls/define-calls.ts';
import { createMember, restorePassword, signIn, type TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { sendRaw } from '../raw-request.ts';
import { validCalls } from '../valid-calls.ts';
import { faultsOf } from './fuzz-faults.ts';
import { type FuzzActor, type FuzzPlan, plansOf, rightPlan, wireBody } from './fuzz-requests.ts';
import { withKnownIds } from './fuzz-values.ts';
import { type OpenApiDocument, type Operation, operationsOf } from './openapi-operations.ts';

/** The outcome of a run of the fuzz. */
export interface FuzzReport {
  sent: number;
  /** Number of answers per status. */
  statuses: Record<number, number>;
  /** Requests that were not answered as they should be, and what was wrong. */
  faults: { request: string; faults: string[] }[];
  /** Operations that answered nothing with success: the fuzz did not get into them. */
  neverReached: string[];
}

export interface FuzzSize {
  seed: number;
  /** Number of rounds over all operations; each round has new members. */
  rounds: number;
  /** Number of requests per operation and round; the first is valid. */
  perTurn: number;
}

/** A seed of its own for each turn, so that an added operation leaves the requests of the others as they were. */
const seedOf = (seed: number, round: number, { id }: Operation) =>
  createHash('sha256').update(`${seed} ${round} ${id}`).digest().readInt32BE();

/**
 * Sends requests of every kind to every operation of the server's OpenAPI document, one after the other, and looks
 * at each answer. What is sent follows from the seed, but for the ids of the records that it is about.
 * @throws Error when the right call of an operation cannot be prepared.
 */
export async function fuzz(app: TestApp, { seed, rounds, perTurn }: FuzzSize): Promise<FuzzReport> {
  const document: OpenApiDocument = (await app.request('GET', '/docs/openapi.json')).body;
  const operations = operationsOf(document);
  const report: FuzzReport = {
    sent: 0,
    statuses: {},
    faults: [],
    neverReached: operations.map(({ id }) => id),
  };
  for (let round = 0; round < rounds; round += 1) {
    const scene = await setScene(app);
    for (const operation of operations) {
      const turn = { seed: seedOf(seed, round, operation), numRuns: perTurn - 1 };
      const plans = [rightPlan(operation), ...fc.sample(plansOf(operation), turn)];
      await takeTurn({ app, scene, operation, plans, report });
    }
  }
  return report;
}

type Members = Record<Exclude<FuzzActor, 'visitor' | 'forged'>, TestMember>;

/** The members of a round, and the ids of all records so far. */
interface Scene {
  members: Members;
  calls: ReturnType<typeof validCalls>;
  knownIds: string[];
}

async function setScene(app: TestApp): Promise<Scene> {
  const members = {
    unconfirmed: await createMember(app, { confirmed: false }),
    owner: await createMember(app, { type: 'corporate' }),
    another: await createMember(app),
    admin: await createMember(app, { admin: true }),
  };
  const calls = validCalls(app, members.owner);
  return { members, calls, knownIds: Object.values(members).map(({ id }) => id) };
}

/**
 * Gives a member the password of all members and the own profile back, takes the second factor off, and renews a session that
 * ended.
 */
async function renewMember(app: TestApp, member: TestMember): Promise<void> {
  await restorePassword(app, member);
  await app.sql('delete from two_factor where account_id = $1', [member.id]);
  await app.sql("update memberships set role = 'owner' where account_id = $1 and profile_id = $1", [
    member.id,
  ]);
  if ((await app.request('GET', '/auth/user', { token: member.token })).status === 200) return;
  const [account] = await app.sql<{ email: string }>('select email from accounts where id = $1', [member.id]);
  Object.assign(member, await signIn(app, account?.email ?? ''));
}

interface Turn {
  app: TestApp;
  scene: Scene;
  operation: Operation;
  plans: FuzzPlan[];
  report: FuzzReport;
}

async function takeTurn({ app, scene, operation, plans, report }: Turn): Promise<void> {
  for (const member of Object.values(scene.members)) await renewMember(app, member);
  const right = (await scene.calls[operation.id]?.()) ?? {};
  scene.knownIds.push(...Object.values(right.params ?? {}));
  for (const plan of plans) {
    const request = await requestOf(scene, operation, right, plan);
    const answer = await sendRaw(app.url, request).catch((error: Error) => error);
    report.sent += 1;
    const isAnswer = !(answer instanceof Error);
    if (isAnswer) report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1;
    if (isAnswer && answer.status < 300)
      report.neverReached = report.neverReached.filter((id) => id !== operation.id);
    const faults = isAnswer ? faultsOf(operation, plan.isHead, answer) : [`no answer: ${answer.message}`];
    if (faults.length > 0) report.faults.push({ request: describeRequest(operation, plan, request), faults });
  }
}

/** An address that is too long is answered before its method is known: with a body, which HEAD must not have. */
const HEAD_PATH_MAX = 8000;

async function requestOf(scene: Scene, operation: Operation, right: Call, plan: FuzzPlan) {
  const { members, knownIds } = scene;
  const params = { ...right.params, ...plan.params };
  const bare = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const path = withKnownIds(bare + (plan.query ?? right.query ?? ''), knownIds);
  const token = members[plan.actor as keyof Members]?.token;
  const authorization = plan.actor === 'forged' ? plan.authorization : token && `Bearer ${token}`;
  const wire = await wireBody(plan.body, right.body);
  // Keeps a form's bytes as they are: it may hold a picture.
  const isForm = wire?.mediaType.startsWith('multipart');
  const body = wire && !isForm ? Buffer.from(withKnownIds(wire.bytes.toString(), knownIds)) : wire?.bytes;
  return {
    method: plan.isHead ? 'HEAD' : operation.method,
    path: plan.isHead ? path.slice(0, HEAD_PATH_MAX) : path,
    headers: {
      ...(authorization && { authorization }),
      ...(wire?.mediaType && { 'content-type': wire.mediaType }),
      ...(body && { 'content-length': String(body.length) }),
    },
    body,
  };
}

const SHOWN = 300;

const describeRequest = (
  { id }: Operation,
  { actor }: FuzzPlan,
  { method, path, headers, body }: Awaited<ReturnType<typeof requestOf>>,
) =>
  `${id} by ${actor}: ${method} ${path.slice(0, SHOWN)} ${headers['content-type'] ?? ''} ${body?.toString('utf8', 0, SHOWN) ?? ''}`;
