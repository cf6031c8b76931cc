import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { callAs, initiativeBody, startCollaboration } from '#platform/testing/records.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import type { Milestone } from './milestones.contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let corporate: TestMember;
let ngo: TestMember;
let id: string;
beforeEach(async () => {
  corporate = await createMember(app, { type: 'corporate', name: 'Tungavarna Industries' });
  ngo = await createMember(app, { name: 'Aksharvan Trust' });
  ({ id } = await startCollaboration(app, corporate, ngo));
});

const call = (method: string, path: string, body?: object, by = corporate) =>
  callAs(app, by, method, `/collaborations/${id}${path}`, body);
const add = (title: string, fields: object = {}): Promise<Milestone> =>
  call('POST', '/milestones', { title, ...fields });
const change = (milestone: Milestone, fields: object, by = corporate): Promise<Milestone> =>
  call('PATCH', `/milestones/${milestone.id}`, fields, by);
const refusal = (milestone: Milestone, fields: object, by = corporate) =>
  app.request('PATCH', `/collaborations/${id}/milestones/${milestone.id}`, { token: by.token, body: fields });
const changesOf = async ({ id: subject }: Milestone) =>
  (await call('GET', `/changes?subject_id=${subject}`)).map(
    ({ what, old_value, new_value }: Record<string, unknown>) => [what, old_value, new_value],
  );
const placeOf = async (member: TestMember): Promise<string> =>
  (await call('GET', '/participants')).find(
    ({ profile_id }: { profile_id: string }) => profile_id === member.id,
  ).id;
const addFile = async (name: string, by = corporate) =>
  (await call('POST', '/files', { upload_id: await sendUpload(app, by, samplePdf([name]), name) }, by)).id;

async function expectRefusal(milestone: Milestone, fields: object, field: string, message: string) {
  const before = await databaseState(app);
  const answer = await refusal(milestone, fields);
  expectFailure(answer, 'VALIDATION_FAILED', message);
  expect(answer.body.error.fields).toEqual({ [field]: message });
  expect(await databaseState(app)).toEqual(before);
}

describe('the owner of a milestone', () => {
  test('is an organisation that takes part, or a person whom its team names', async () => {
    const asha = await addColleague(app, ngo, 'member', 'Asha Rao');
    const participant_id = await placeOf(ngo);
    const survey = await add('Survey', { owner: { participant_id } });
    expect(survey.owner).toEqual({
      participant_id,
      organisation: 'Aksharvan Trust',
      account_id: null,
      person: null,
    });
    const person = { participant_id, account_id: asha.id };
    await expectRefusal(survey, { owner: person }, 'owner', 'Please select an owner from the list');
    await call('POST', '/seats', { account_id: asha.id }, ngo);
    expect((await change(survey, { owner: person })).owner).toMatchObject({
      ...person,
      person: 'Asha Rao',
    });
    const other = { participant_id: await placeOf(corporate), account_id: asha.id };
    await expectRefusal(survey, { owner: other }, 'owner', 'Please select an owner from the list');

    await callAs(app, ngo, 'DELETE', `/profile/people/${asha.id}`);
    const [left] = await call('GET', '/milestones');
    expect(left.owner, 'who has left the organisation').toMatchObject({ account_id: null, person: null });
  });

  test('of another collaboration is refused', async () => {
    const survey = await add('Survey');
    const elsewhere = await callAs(app, ngo, 'POST', '/collaborations', initiativeBody());
    const [place] = await callAs(app, ngo, 'GET', `/collaborations/${elsewhere.id}/participants`);
    const owner = { participant_id: place.id };
    await expectRefusal(survey, { owner }, 'owner', 'Please select an owner from the list');
  });
});

describe('the days of a milestone', () => {
  test('are in order, also where one of them is stored', async () => {
    const message = 'The due date must not be before the start date';
    const survey = await add('Survey', { start_date: '2027-03-01', due_date: '2027-03-31' });
    await expectRefusal(survey, { due_date: '2027-02-28' }, 'due_date', message);
    await expectRefusal(survey, { start_date: '2027-04-01' }, 'due_date', message);
    expect(await change(survey, { start_date: '2027-04-01', due_date: null })).toMatchObject({
      start_date: '2027-04-01',
      due_date: null,
    });
  });
});

describe('what a milestone depends on', () => {
  test('forms no circle, through however many', async () => {
    const first = await add('Survey', { due_date: '2027-03-31' });
    // Due before what it depends on: the plan shows it, and nothing refuses it.
    const second = await add('Works', { depends_on: [first.id, first.id], due_date: '2027-01-31' });
    const third = await add('Handover', { depends_on: [second.id] });
    expect(second.depends_on).toEqual([first.id]);
    const circle = 'This makes a circle: “Handover” already depends on this milestone';
    await expectRefusal(first, { depends_on: [third.id] }, 'depends_on', circle);
    await expectRefusal(
      first,
      { depends_on: [first.id] },
      'depends_on',
      'A milestone cannot depend on itself',
    );
    expect((await change(third, { depends_on: [first.id, second.id] })).depends_on).toEqual(
      [first.id, second.id].sort(),
    );
    await call('DELETE', `/milestones/${second.id}`);
    const [, left] = await call('GET', '/milestones');
    expect(left).toMatchObject({ title: 'Handover', depends_on: [first.id] });
  });

  test('forms no circle either where two changes come at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await add('One'), await add('Other')];
      const answers = await Promise.all([
        refusal(one, { depends_on: [other.id] }),
        refusal(other, { depends_on: [one.id] }, ngo),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
  });

  test('is of the same collaboration', async () => {
    const survey = await add('Survey');
    const { id: other } = await callAs(app, ngo, 'POST', '/collaborations', initiativeBody());
    const theirs = await callAs(app, ngo, 'POST', `/collaborations/${other}/milestones`, { title: 'Theirs' });
    await expectRefusal(
      survey,
      { depends_on: [theirs.id] },
      'depends_on',
      'Please select milestones of this collaboration',
    );
  });
});

describe('the evidence for a milestone', () => {
  test('is added to an open one file by file, each once, and stays within the limit', async () => {
    const survey = await add('Photos');
    const path = `/collaborations/${id}/milestones/${survey.id}/evidence`;
    const [first, second] = [await addFile('One.pdf'), await addFile('Two.pdf')];
    await Promise.all([first, second, first].map((file_id) => callAs(app, ngo, 'POST', path, { file_id })));
    const { evidence, status } = await callAs(app, ngo, 'POST', path, { file_id: first });
    expect(status).toBe('pending');
    expect(evidence.map((one: { id: string }) => one.id)).toEqual([first, second].sort());
    const { status: refused } = await app.request('POST', path, {
      token: ngo.token,
      body: { file_id: crypto.randomUUID() },
    });
    expect(refused).toBe(400);
  });

  test('is given with its completion, and keeps the file', async () => {
    const file = await addFile('Handover certificate.pdf');
    const survey = await add('Survey');
    const wanted = { evidence: [file], evidence_note: 'All 40 schools have signed' };
    const done = await change(survey, { ...wanted, status: 'completed' });
    expect(done).toMatchObject({
      status: 'completed',
      evidence_note: 'All 40 schools have signed',
      evidence: [{ id: file, name: 'Handover certificate', number: 1, media_type: 'application/pdf' }],
    });
    const refused = await app.request('DELETE', `/collaborations/${id}/files/${file}`, {
      token: corporate.token,
    });
    expectFailure(refused, 'EVIDENCE_STAYS');
    expect((await call('GET', '/milestones'))[0].evidence).toHaveLength(1);
  });

  test('is a file of the same collaboration', async () => {
    const survey = await add('Survey', { status: 'completed' });
    const file = await addFile('Ours.pdf');
    ({ id } = await startCollaboration(app, corporate, await createMember(app)));
    const elsewhere = await add('Elsewhere', { status: 'completed' });
    await expectRefusal(
      elsewhere,
      { evidence: [file] },
      'evidence',
      'Please select files of this collaboration',
    );
    expect(survey.evidence).toEqual([]);
  });
});

describe('GET /service/api/collaborations/:id/changes of one milestone', () => {
  test('tells who changed the plan, from what to what', async () => {
    const asha = await addColleague(app, ngo, 'manager', 'Asha Rao');
    const owner = { participant_id: await placeOf(ngo), account_id: asha.id };
    const file = await addFile('Report.pdf');
    const before = await add('Before');
    const survey = await add('Survey', { due_date: '2027-03-31' });
    await change(survey, { due_date: '2027-04-30', start_date: '2027-01-01' });
    await change(survey, { owner, depends_on: [before.id] });
    await change(survey, { status: 'completed', evidence: [file] });
    await change(survey, { owner: null }, ngo);
    expect((await changesOf(survey)).toReversed()).toEqual([
      ['added', null, null],
      ['start_date', null, '2027-01-01'],
      ['due_date', '2027-03-31', '2027-04-30'],
      ['owner', null, 'Asha Rao, Aksharvan Trust'],
      ['depends_on', null, 'Before'],
      ['status', 'pending', 'completed'],
      ['evidence', null, 'Report'],
      ['owner', 'Asha Rao, Aksharvan Trust', null],
    ]);
    expect(await changesOf(before)).toEqual([['added', null, null]]);
    const [newest] = await call('GET', `/changes?subject_id=${survey.id}&pageSize=1`);
    expect(newest.person_name).toMatch(/Aksharvan Trust$/);
  });
});

describe('two changes of a milestone that started from the same version', () => {
  test('merge where the fields differ; the same field is refused and named', async () => {
    const survey = await add('Survey', { due_date: '2027-03-31' });
    const { version } = survey;
    await change(survey, { due_date: '2027-04-30', version });
    const merged = await change(survey, { title: 'Baseline survey', version }, ngo);
    expect(merged).toMatchObject({ title: 'Baseline survey', due_date: '2027-04-30', version: version + 2 });
    const before = await databaseState(app);
    const late = { due_date: '2027-05-31', start_date: '2027-01-01', version };
    const answer = await refusal(survey, late, ngo);
    expectFailure(answer, 'MILESTONE_CHANGED');
    expect(answer.body.error.fields).toEqual({ due_date: 'This was changed elsewhere' });
    expect(await databaseState(app)).toEqual(before);
    expect(await change(survey, { ...late, version: merged.version }, ngo)).toMatchObject({
      due_date: '2027-05-31',
      start_date: '2027-01-01',
    });
    expect((await change(survey, { due_date: '2027-05-31', version })).version, 'the same value').toBe(4);
  });
});
