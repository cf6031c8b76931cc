import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CHANGED_NOUNS, DEEDS } from '#features/collaborations/changes/changes.data.ts';
import { WORK_PARTS, type WorkPart } from '#features/collaborations/work-changes/work-changes.rules.ts';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';
import { indicatorBody } from '#platform/testing/calls/collaboration-records.ts';
import type { Call } from '#platform/testing/calls/define-calls.ts';
import { type ListeningClient, listenTo } from '#platform/testing/live/listening-client.ts';
import { callAs, initiativeBody } from '#platform/testing/records.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { createEmptyDatabase } from '#platform/testing/test-database.ts';
import { type ServerProcess, send, startProcess } from '../testing/server-process.ts';
import { bodyFields } from './body-fields.ts';
import { pathOf } from './call.ts';
import { addOrganisation } from './collaboration-people.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';
import { factsOf, NOUN_CALLS } from './entries.ts';
import { validCalls } from './valid-calls.ts';

/*
 * Every change of a collaboration that one process makes reaches a partner who listens at another process. The kinds of changes
 * come from the contracts and from `changes.data.ts`: a new call, a new field of a body or a new deed fails here until it
 * has a case.
 */

/** What a partner hears of a call: a part to read again, the end of the line, a new list, or nothing that others see. */
const HEARD_OF = factsOf('heard');

let app: TestApp;
let processes: ServerProcess[];
/** Where the changes are made, and where the partner listens. */
let one: string;
let two: string;
let dataDir: string;
let owner: TestMember;
let partner: TestMember;
let calls: ReturnType<typeof validCalls>;
const clients: ListeningClient[] = [];
const waits: number[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dayitva-changes-'));
  const shared = {
    DATABASE_URL: await createEmptyDatabase(),
    SESSION_SECRET: 'a secret that all processes share, long enough',
  };
  const settings = { ...shared, DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' };
  processes = [startProcess(settings), startProcess(settings)];
  [one = '', two = ''] = await Promise.all(processes.map((process) => process.ready()));
  // It prepares what the calls are about. Uploads are in the folder that all of them share.
  app = await startTestApp({ ...shared, FILES_URL: join(dataDir, 'files') });
  owner = await createMember(app, { type: 'corporate' });
  partner = await createMember(app, { name: 'Jal Trust' });
  calls = validCalls(app, owner);
});
afterAll(async () => {
  const sorted = waits.toSorted((a, b) => a - b).map(Math.round);
  console.info(
    `${sorted.length} changes heard at another process: half of them within ${sorted[sorted.length >> 1]} ms, all within ${sorted.at(-1)} ms`,
  );
  await app.stop();
  await Promise.all(processes.map((process) => process.end('SIGTERM')));
  rmSync(dataDir, { recursive: true });
});
afterEach(async () => {
  for (const client of clients) client.leave();
  await Promise.all(clients.splice(0).map(({ ended }) => ended));
});

/** The contract of a call that changes something. */
const ROUTES = CONTRACT_ROUTES.filter(({ name }) => name in HEARD_OF);
const routeOf = (name: string) => {
  const route = ROUTES.find((one) => one.name === name);
  if (!route) throw new Error(`no route ${name}`);
  return route;
};

const member = (by: TestMember, method: string, call: Call, part: string, body?: object) =>
  callAs(app, by, method, `/collaborations/${call.params?.id}${part}`, body);
const upload = () => sendUpload(app, owner, samplePdf());
const file = async (call: Call): Promise<string> =>
  (await member(owner, 'POST', call, '/files', { upload_id: await upload() })).id;
const milestone = async (call: Call): Promise<string> =>
  (await member(owner, 'POST', call, '/milestones', { title: 'Survey' })).id;
const long = (text: string) => 'Wells, tanks and pumps in sixty villages. '.repeat(15) + text;

/** A value of each field that a body can have, other than what the record has. Null where another field says it. */
const FIELDS: Record<string, Record<string, unknown>> = {
  updateGrant: {
    title: 'Deep wells for Gumla',
    pay_by_days: 45,
    ...{ schedule_vii_item: 'ii', is_ongoing: true, agreement_file_id: null },
    has_government_money: true,
    // Sums and ids belong together; the title says it.
    ...{ money: null, years: null, heads: null, tranches: null, version: null },
  },
  updateExpense: {
    ...{ payee: 'Ranchi Pumps', amount: 40_000, share_percent: 50 },
    ...{ head_id: null, spent_on: null, bill_file_id: null },
    other_bill_reason: 'It is for the second pump.',
  },
  updateCollaboration: {
    title: 'Clean water for Simdega',
    description: long('And training.'),
    type: 'Program',
    category: 'Education',
    priority: 'high',
    // Where members work together, one proposes it and another agrees.
    budget: null,
    duration_months: 18,
    start_date: '2026-02-01',
    end_date: '2027-02-01',
    impact_metrics: { beneficiaries: 4000 },
    status: 'active',
    status_reason: null,
    progress_percentage: 35,
    progress_reason: null,
    visibility: 'named',
    version: null,
  },
  updateMilestone: {
    title: 'Last pump',
    description: long('Twice.'),
    status: 'completed',
    start_date: '2026-02-01',
    due_date: '2026-03-01',
    owner: async (call: Call) => ({
      participant_id: (await member(owner, 'GET', call, '/participants'))[0].id,
    }),
    depends_on: async (call: Call) => [await milestone(call)],
    // Of a completed one, below.
    evidence: null,
    evidence_note: null,
    version: null,
  },
  updateParticipant: { name: 'Pump Trust', responsibility: 'Pumps' },
  updateFolder: { name: 'Plans' },
  updateFile: {
    name: 'Plan',
    folder_id: async (call: Call) => (await member(owner, 'POST', call, '/folders', { name: 'Plans' })).id,
  },
  updateComment: {
    body: 'Both pumps work.',
    mentions: null,
    // With the words, below.
    files: null,
  },
  updateIndicator: {
    name: 'Girls in class 8',
    unit: 'persons',
    description: long('Counted each June.'),
    sdg_goal: SDG_GOALS[3],
    // With values that fit it, below.
    direction: null,
    baseline_value: '130',
    baseline_date: '2026-01-05',
    target_value: '500',
    target_date: '2027-06-01',
    groups: ['Gumla', 'Simdega'],
    total_from: null,
  },
  updateIndicatorReading: {
    reading_date: '2026-07-01',
    group: null,
    value: '190',
    note: 'Counted twice.',
    file_ids: async (call: Call) => [await file(call)],
  },
  updateProgressReport: {
    title: 'Second quarter',
    period_from: '2026-04-02',
    period_to: '2026-06-29',
    summary: 'All wells give water.',
    challenges: 'The rain came late.',
    next_steps: 'Ten more wells.',
    comment_ids: async (call: Call) => [
      (await member(owner, 'POST', call, '/comments', { body: 'Look.' })).id,
    ],
    file_ids: async (call: Call) => [await file(call)],
    version: null,
  },
};

/** Calls that make another change than the usual one, or that need something before they change anything. */
const OTHERS: Record<string, Record<string, (call: Call) => Promise<Call>>> = {
  updateCollaboration: {
    'at the end of a long description': async (call) => {
      await member(owner, 'PATCH', call, '', { description: long('Pumps.') });
      return { ...call, body: { description: long('Tanks.') } };
    },
  },
  updateMilestone: {
    'at the end of a long description': async (call) => {
      const path = `/milestones/${call.params?.milestoneId}`;
      await member(owner, 'PATCH', call, path, { description: long('Pumps.') });
      return { ...call, body: { description: long('Tanks.') } };
    },
    'with evidence': async (call) => {
      await member(owner, 'PATCH', call, `/milestones/${call.params?.milestoneId}`, { status: 'completed' });
      return { ...call, body: { evidence: [await file(call)] } };
    },
    'with a note on the evidence': async (call) => {
      await member(owner, 'PATCH', call, `/milestones/${call.params?.milestoneId}`, { status: 'completed' });
      return { ...call, body: { evidence_note: 'Photographs of all pumps.' } };
    },
  },
  updateIndicator: {
    'with the other direction': async (call) => ({
      ...call,
      body: { direction: 'decrease', baseline_value: '400', target_value: '120' },
    }),
  },
  updateComment: {
    'with a file': async (call) => ({
      ...call,
      body: { body: 'The pump works.', files: [await file(call)] },
    }),
  },
  updateProgressReport: {
    'that was returned': async (call) => {
      const path = `/reports/${call.params?.reportId}`;
      await member(owner, 'POST', call, `${path}/send`);
      await member(partner, 'POST', call, `${path}/answer`, {
        status: 'returned',
        round: 1,
        reason: 'Dates?',
      });
      return call;
    },
  },
  restoreCollaboration: {
    'of an archived one': async (call) => {
      await member(owner, 'PUT', call, '/archive');
      return call;
    },
  },
  restoreWithdrawal: {
    'of a reading': async (call) => {
      const { id: indicatorId } = await member(owner, 'POST', call, '/indicators', indicatorBody);
      const body = { reading_date: '2026-06-01', value: '180' };
      const { id } = await member(owner, 'POST', call, `/indicators/${indicatorId}/readings`, body);
      const path = `/indicators/${indicatorId}/readings/${id}`;
      const { withdrawal_id } = await member(owner, 'DELETE', call, path);
      return { params: { ...call.params, withdrawalId: withdrawal_id } };
    },
  },
  createMilestone: {
    'that is completed': async (call) => ({ ...call, body: { title: 'First pump', status: 'completed' } }),
  },
  createComment: {
    'on a milestone': async (call) => ({
      ...call,
      body: { body: 'It works.', milestone_id: await milestone(call) },
    }),
    'on a file': async (call) => ({ ...call, body: { body: 'It is read.', file_id: await file(call) } }),
    'as a reply': async (call) => {
      await member(owner, 'POST', call, '/comments', { body: 'Does it work?' });
      return call;
    },
  },
  removeReaction: {
    'that is given': async (call) => {
      const { commentId, reaction } = call.params ?? {};
      await member(owner, 'PUT', call, `/comments/${commentId}/reactions/${reaction}`);
      return call;
    },
  },
  proposeBudget: {
    'against another one': async (call) => {
      const { id } = await member(partner, 'POST', call, '/budget-proposals', { amount: 7 });
      return { ...call, body: { amount: 9, counters: id } };
    },
  },
  answerBudgetProposal: {
    'with no': async (call) => ({ ...call, body: { status: 'declined', answer_note: 'Too little.' } }),
    'by taking the own one back': async (call) => {
      const path = `/budget-proposals/${call.params?.proposalId}`;
      await member(owner, 'PATCH', call, path, { status: 'declined', answer_note: 'Too little.' });
      const { id } = await member(owner, 'POST', call, '/budget-proposals', { amount: 7 });
      return { params: { ...call.params, proposalId: id }, body: { status: 'withdrawn' } };
    },
  },
  answerProgressReport: {
    'by returning it': async (call) => ({
      ...call,
      body: { status: 'returned', round: 1, reason: 'Please add photographs.' },
    }),
  },
  closeGrant: {
    'by asking for it': async (call) => {
      // The owner's side becomes that of the NGO, which asks to close.
      await app.sql('update grants set funder_id = agency_id, agency_id = funder_id where id = $1', [
        call.params?.id,
      ]);
      return call;
    },
  },
  answerCollaborationInvitation: {
    'with no': async (call) => ({ ...call, body: { status: 'declined' } }),
  },
  answerInvitationLink: {
    'with no': async (call) => ({ ...call, body: { ...call.body, status: 'declined' } }),
  },
};

/** Calls that change nothing until something was prepared. */
const USUAL_CHANGES_NOTHING = ['restoreCollaboration', 'removeReaction'];

interface Case {
  name: string;
  title: string;
  /** Makes the usual call another one, once the partner takes part. */
  prepare(call: Call): Promise<Call>;
}

const CASES: Case[] = ROUTES.filter(({ name }) => HEARD_OF[name] !== 'nothing').flatMap(({ name }) => [
  ...(USUAL_CHANGES_NOTHING.includes(name)
    ? []
    : [{ name, title: name, prepare: async (call: Call) => call }]),
  ...Object.entries(FIELDS[name] ?? {})
    .filter(([, value]) => value !== null)
    .map(([field, value]) => ({
      name,
      title: `${name}: ${field}`,
      prepare: async (call: Call) => ({
        ...call,
        body: { [field]: typeof value === 'function' ? await value(call) : value },
      }),
    })),
  ...Object.entries(OTHERS[name] ?? {}).map(([words, prepare]) => ({
    name,
    title: `${name} ${words}`,
    prepare,
  })),
]);

/** The collaboration that a call is about, where its address does not name it. */
const COLLABORATION_OF: Record<string, string> = {
  confirmPractitionerReport:
    'select g.collaboration_id as id from practitioner_reports p join utilisations u on u.id = p.utilisation_id join grants g on g.id = u.grant_id where $1::text is null order by p.created_at desc limit 1',
  answerCollaborationInvitation: 'select collaboration_id as id from collaboration_invitations where id = $1',
  answerInvitationLink:
    'select collaboration_id as id from collaboration_invitations where token_hash is not null and $1::text is null order by created_at desc limit 1',
  replyToRating: 'select collaboration_id as id from collaboration_ratings where id = $1',
};
/** The same for what belongs to a grant, by the start of the address. */
const OF_GRANT: Record<string, string> = {
  '/grants': 'select collaboration_id as id from grants where id = $1',
  ...Object.fromEntries(
    (
      [
        ['/fund-requests', 'fund_requests'],
        ['/releases', 'fund_releases'],
        ['/utilisations', 'utilisations'],
        ['/refunds', 'grant_refunds'],
        ['/reallocations', 'grant_reallocations'],
      ] as const
    ).map(([start, table]) => [
      start,
      `select g.collaboration_id as id from grants g join ${table} r on r.grant_id = g.id where r.id = $1`,
    ]),
  ),
};
const ofGrant = (name: string) =>
  Object.entries(OF_GRANT).find(([start]) => routeOf(name).path.startsWith(`${start}/`))?.[1];

async function collaborationOf(name: string, call: Call): Promise<string> {
  const query = COLLABORATION_OF[name] ?? ofGrant(name);
  if (!query) return String(call.params?.id);
  const [row] = await app.sql<{ id: string }>(query, [call.params?.id ?? null]);
  return String(row?.id);
}

async function listen(url: string, path: string, lastId?: string | null) {
  const client = await listenTo(url, path, { token: partner.token, lastId });
  expect(client.status).toBe(200);
  clients.push(client);
  return client;
}
/** What has changed after a number: a notice of an earlier change can still be on its way. */
const changesAfter = ({ events }: ListeningClient, after: number) =>
  events.filter(({ id, data }) => data.type === 'changed' && Number(id) > after);
const partsOf = (client: ListeningClient, after = 0) =>
  changesAfter(client, after).flatMap(({ data }) => data.parts as WorkPart[]);
const SOON = { timeout: 10_000, interval: 5 };

test('every call that changes something in an area with partners says what a partner hears of it', () => {
  const areaOf = (folder: string) => folder.split('/')[1];
  const heardIn = NOUN_CALLS.filter(({ entries }) => Object.values(entries).some(({ heard }) => heard));
  const areas = new Set(heardIn.map(({ folder }) => areaOf(folder)));
  const names = NOUN_CALLS.filter(({ folder }) => areas.has(areaOf(folder))).flatMap(({ entries }) =>
    Object.keys(entries),
  );
  const changing = CONTRACT_ROUTES.filter(({ name, method }) => method !== 'GET' && names.includes(name));
  expect(changing.map(({ name }) => name).sort()).toEqual(Object.keys(HEARD_OF).sort());
});

test('every field of a body that changes a record has a case', () => {
  for (const [name, fields] of Object.entries(FIELDS)) {
    const all = bodyFields(routeOf(name)).filter((field) => !field.includes('.'));
    expect(all.sort(), name).toEqual(Object.keys(fields).sort());
  }
  const updates = ROUTES.filter(({ method, name }) => method === 'PATCH' && HEARD_OF[name] !== 'nothing');
  const answers = updates.map(({ name }) => name).filter((name) => !name.startsWith('answer'));
  expect(answers.sort()).toEqual(Object.keys(FIELDS).sort());
});

describe('a partner who listens at another process hears', () => {
  test.each(CASES)('$title', async ({ name, prepare }) => {
    const heard = HEARD_OF[name];
    const usual = (await calls[name]?.()) ?? {};
    const id = await collaborationOf(name, usual);
    await addOrganisation(app, id, partner, 'implementer');
    const call = await prepare(usual);
    const readAfter = async () => (await callAs(app, partner, 'GET', `/collaborations/${id}`)).last_change;
    const after: number = heard === 'list' ? 0 : await readAfter();
    const path = heard === 'list' ? '/collaborations/events' : `/collaborations/${id}/events?after=${after}`;
    const client = await listen(two, path);
    // The line is open once it says who is here: what comes from now on is of the call.
    if (heard !== 'list') await expect.poll(() => client.events.length, SOON).toBeGreaterThan(0);
    expect(partsOf(client, after)).toEqual([]);
    const startedAt = performance.now();
    const route = routeOf(name);
    const answer = await send(one, route.method, pathOf(route, call), {
      token: owner.token,
      ...(call.body !== undefined && { body: call.body as object }),
    });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    if (heard === 'end') return client.ended;
    const last = () => (heard === 'list' ? client.events.at(-1) : changesAfter(client, after).at(-1));
    await expect.poll(last, SOON).toBeDefined();
    waits.push((last()?.at ?? Number.NaN) - startedAt);
    if (heard !== 'list') await expect.poll(() => partsOf(client, after), SOON).toContain(heard);
  });

  test('each part of a workspace, each kind of record and each deed that there is', async () => {
    expect(
      new Set(Object.values(HEARD_OF).filter((heard) => WORK_PARTS.includes(heard as WorkPart))),
    ).toEqual(new Set(WORK_PARTS));
    const rows = await app.sql<{ noun: string; what: string }>(
      'select distinct noun, what from collaboration_changes',
    );
    expect([...new Set(rows.map(({ noun }) => noun))].sort()).toEqual([...CHANGED_NOUNS].sort());
    const told = new Set(rows.map(({ what }) => what));
    // Jobs do these, days later: the tests of withdrawals and of fund requests run them.
    expect(DEEDS.filter((deed) => !told.has(deed)).sort()).toEqual(['expired', 'overdue', 'purged']);
    const fields = new Set([
      ...Object.values(FIELDS).flatMap((one) => Object.keys(one)),
      ...['role', 'version', 'folder', 'reading', 'text'],
    ]);
    expect([...told].filter((what) => !fields.has(what) && !DEEDS.includes(what as never))).toEqual([]);
  });
});

test('a listener whose process is killed comes back to the other one and misses nothing', async () => {
  const { id } = await callAs(app, owner, 'POST', '/collaborations', initiativeBody());
  const path = `/collaborations/${id}`;
  await addOrganisation(app, id, partner, 'implementer');
  const { last_change } = await callAs(app, partner, 'GET', path);
  const client = await listen(two, `${path}/events?after=${last_change}`);
  const act = (method: string, part: string, body: object) =>
    send(one, method, `${path}${part}`, { token: owner.token, body });
  await act('POST', '/milestones', { title: 'Survey' });
  await expect.poll(() => partsOf(client), SOON).toEqual(['milestones']);
  await processes[1]?.end('SIGKILL');
  await client.ended;
  await act('POST', '/comments', { body: 'Where is everybody?' });
  await act('POST', '/participants', { name: 'Gumla Zilla Parishad' });
  await act('PATCH', '', { priority: 'high' });
  const back = await listen(one, `${path}/events`, client.lastId());
  await expect.poll(() => partsOf(back), SOON).toEqual(['collaboration', 'comments', 'participants']);
  await act('POST', '/folders', { name: 'Reports' });
  await expect.poll(() => partsOf(back).at(-1), SOON).toBe('files');
});
