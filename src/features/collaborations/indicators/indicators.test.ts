import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, withField } from '#platform/testing/field-limits.ts';
import { callAs, startCollaboration } from '#platform/testing/records.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { GROUPS_MAX, INDICATORS_MAX } from './indicators.contract.ts';
import { EVIDENCE_MAX, READINGS_MAX } from './readings.contract.ts';

let app: TestApp;
let corporate: TestMember;
let ngo: TestMember;
/** A new collaboration for every test. */
let id: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  corporate = await createMember(app, { name: 'Tungavarna Industries' });
  ngo = await createMember(app, { name: 'Jal Trust' });
  ({ id } = await startCollaboration(app, corporate, ngo));
});

const GIRLS = {
  name: 'Girls in class 8',
  unit: 'girls',
  direction: 'increase',
  sdg_goal: 'Quality Education',
  baseline_value: '120',
  baseline_date: '2026-01-01',
  target_value: '400',
  target_date: '2027-01-01',
};
const READING = { reading_date: '2026-06-01', value: '180' };

const call = (method: string, path: string, body?: object, by = ngo) =>
  callAs(app, by, method, `/collaborations/${id}${path}`, body);
const send = (method: string, path: string, body?: object, by = ngo) =>
  app.request(method, `/collaborations/${id}${path}`, { token: by.token, body });
const add = async (fields: object = {}) => call('POST', '/indicators', { ...GIRLS, ...fields });
const read = async (indicator: { id: string }, fields: object) =>
  call('POST', `/indicators/${indicator.id}/readings`, { ...READING, ...fields });
const file = async (name: string, by = ngo, of = id) =>
  callAs(app, by, 'POST', `/collaborations/${of}/files`, {
    upload_id: await sendUpload(app, by, samplePdf([name]), `${name}.pdf`),
  });

describe('indicators of two organisations', () => {
  test('one adds readings with evidence, the other reads them, the total and who wrote them', async () => {
    const indicator = await add();
    expect(indicator).toMatchObject({
      ...GIRLS,
      actual_value: null,
      actual_date: null,
      readings: 0,
      groups: [],
    });
    const register = await file('School register');
    const reading = await read(indicator, { note: 'Counted twice', file_ids: [register.id] });
    expect(reading).toEqual({
      id: expect.any(String),
      reading_date: '2026-06-01',
      value: '180',
      group: null,
      note: 'Counted twice',
      evidence: [register],
      recorded_by_name: expect.stringContaining('Jal Trust'),
      updated_at: expect.any(String),
    });
    await read(indicator, { reading_date: '2026-09-01', value: '221.5' });
    expect(await call('GET', '/indicators', undefined, corporate)).toMatchObject([
      { actual_value: '221.5', actual_date: '2026-09-01', readings: 2 },
    ]);
    const path = `/indicators/${indicator.id}`;
    expect(await call('GET', `${path}/totals`, undefined, corporate)).toEqual([
      { reading_date: '2026-06-01', value: '180' },
      { reading_date: '2026-09-01', value: '221.5' },
    ]);
    const page = await call('GET', `${path}/readings?page=2&pageSize=1`, undefined, corporate);
    expect(page).toEqual([reading]);

    await call('DELETE', `/files/${register.id}`);
    expect(await call('GET', `${path}/readings`)).toMatchObject([{ evidence: [] }, { evidence: [] }]);
  });

  test('a total of groups is the sum of their last readings', async () => {
    const indicator = await add({ groups: ['Block A', 'Block B'], total_from: 'groups' });
    await read(indicator, { group: 'Block A', value: '100.0001' });
    await read(indicator, { group: 'Block B', value: '50.0002', reading_date: '2026-07-01' });
    await read(indicator, { group: 'Block A', value: '110', reading_date: '2026-08-01' });
    expect(await call('GET', `/indicators/${indicator.id}/totals`)).toEqual([
      { reading_date: '2026-06-01', value: '100.0001' },
      { reading_date: '2026-07-01', value: '150.0003' },
      { reading_date: '2026-08-01', value: '160.0002' },
    ]);
    expect(await call('GET', '/indicators')).toMatchObject([
      {
        actual_value: '160.0002',
        actual_date: '2026-08-01',
        groups: [
          { name: 'Block A', value: '110', reading_date: '2026-08-01' },
          { name: 'Block B', value: '50.0002', reading_date: '2026-07-01' },
        ],
      },
    ]);
    const path = `/indicators/${indicator.id}`;
    await expectRefused(
      app,
      () => send('POST', `${path}/readings`, READING),
      'group',
      'Please select a group',
    );
    const lost = '“Block B” has readings. Please delete them first.';
    await expectRefused(app, () => send('PATCH', path, { groups: ['Block A'] }), 'groups', lost);
  });

  test('readings beside groups do not add up, and keep a total from becoming a sum', async () => {
    const indicator = await add({ groups: ['Women'] });
    await read(indicator, { group: 'Women', value: '70' });
    await read(indicator, { value: '130' });
    expect(await call('GET', '/indicators')).toMatchObject([{ actual_value: '130' }]);
    await expectRefused(
      app,
      () => send('PATCH', `/indicators/${indicator.id}`, { total_from: 'groups' }),
      'total_from',
      'There are readings of the total. Please delete them first.',
    );
  });

  test('changes and deletions are in the history with their values', async () => {
    const indicator = await add();
    const reading = await read(indicator, {});
    const path = `/indicators/${indicator.id}`;
    await call('PATCH', path, { target_value: '450', groups: ['Women'] }, corporate);
    const changed = await call(
      'PATCH',
      `${path}/readings/${reading.id}`,
      { value: '190', group: 'Women' },
      corporate,
    );
    expect(changed).toMatchObject({ value: '190', group: 'Women', reading_date: '2026-06-01' });
    await call('DELETE', `${path}/readings/${reading.id}`);
    await call('DELETE', path);
    const changes = await call('GET', '/changes');
    expect(
      changes
        .slice(0, 7)
        .map((one: { what: string; old_value: string; new_value: string }) => [
          one.what,
          one.old_value,
          one.new_value,
        ]),
    ).toEqual([
      ['removed', null, null],
      ['reading_removed', '190 on 2026-06-01 (Women)', null],
      ['reading', '180 on 2026-06-01', '190 on 2026-06-01 (Women)'],
      ...(changes[3].what === 'groups'
        ? [
            ['groups', null, 'Women'],
            ['target_value', '400', '450'],
          ]
        : [
            ['target_value', '400', '450'],
            ['groups', null, 'Women'],
          ]),
      ['reading_added', null, '180 on 2026-06-01'],
      ['added', null, null],
    ]);
    expect(await call('GET', '/indicators')).toEqual([]);
  });

  test('a collaboration with a reading is not deleted', async () => {
    await read(await add(), {});
    expectFailure(await send('DELETE', '', undefined, corporate), 'COLLABORATION_HAS_WORK');
  });
});

describe('refused', () => {
  test.each<[field: string, value: unknown, message: string]>([
    ['name', 'ab', 'Name must be 3 characters or more'],
    ['name', long(121), 'Name must be 120 characters or less'],
    ['unit', ' ', 'Please say what is counted'],
    ['unit', long(41), 'Unit must be 40 characters or less'],
    ['description', long(1001), 'What it measures must be 1000 characters or less'],
    ['sdg_goal', 'Good Roads', 'Please select a goal from the list'],
    ['direction', 'sideways', 'Please select which way is better'],
    ['baseline_value', '', 'Baseline is required'],
    ['baseline_value', 120, 'Baseline must be a number'],
    ...['1.23456', '1e5', '1,000', 'NaN', '1234567890123', '٣'].map((value): [string, string, string] => [
      'target_value',
      value,
      'Target must be a number with at most 12 digits before the point and 4 after it',
    ]),
    ['target_value', '120', 'Where more is better, the target must be above the baseline'],
    ['baseline_date', '2026-02-30', 'Please enter a date as YYYY-MM-DD'],
    ['target_date', '2026-01-01', 'The target day must be after the baseline day'],
    [
      'groups',
      Array.from({ length: GROUPS_MAX + 1 }, (_, at) => `G${at}`),
      'An indicator has 12 groups at most',
    ],
    ['groups', ['Women', 'women'], 'A group is there twice'],
    ['total_from', 'groups', 'Please name the groups that make the total'],
  ])('an indicator whose %s is %o', async (field, value, message) => {
    const at = field === 'total_from' ? 'groups' : field;
    await expectRefused(app, () => send('POST', '/indicators', withField(GIRLS, field, value)), at, message);
  });

  test.each([
    ['reading_date', '2026-13-01', 'Please enter a date as YYYY-MM-DD'],
    ['reading_date', '2999-01-01', 'The day of a reading cannot be in the future'],
    ['value', '', 'Value is required'],
    ['value', '--1', 'Value must be a number with at most 12 digits before the point and 4 after it'],
    ['group', 'Men', 'Please select a group from the list'],
    ['note', long(501), 'Note must be 500 characters or less'],
  ])('a reading whose %s is %o', async (field, value, message) => {
    const { id: indicatorId } = await add();
    const body = withField(READING, field, value);
    await expectRefused(app, () => send('POST', `/indicators/${indicatorId}/readings`, body), field, message);
  });

  test('evidence of another collaboration, too much of it, and the same twice', async () => {
    const indicator = await add();
    const other = await startCollaboration(app, corporate, ngo);
    const theirs = await file('Theirs', ngo, other.id);
    const path = `/indicators/${indicator.id}/readings`;
    const gone = 'A file is no longer in this collaboration. Please choose again.';
    const with_ = (file_ids: string[]) => () => send('POST', path, { ...READING, file_ids });
    await expectRefused(app, with_([theirs.id]), 'file_ids', gone);
    await expectRefused(app, with_([theirs.id, theirs.id]), 'file_ids', 'A file is there twice');
    const many = Array.from({ length: EVIDENCE_MAX + 1 }, () => crypto.randomUUID());
    await expectRefused(app, with_(many), 'file_ids', 'A reading has 10 files at most');
    const reading = await read(indicator, {});
    await expectRefused(
      app,
      () => send('PATCH', `${path}/${reading.id}`, { file_ids: [theirs.id] }),
      'file_ids',
      gone,
    );
  });

  test('a second reading of a day, also at the same moment and by a change', async () => {
    const indicator = await add();
    const path = `/indicators/${indicator.id}/readings`;
    const answers = await Promise.all([send('POST', path, READING), send('POST', path, READING, corporate)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const other = await read(indicator, { reading_date: '2026-07-01' });
    expectFailure(
      await send('PATCH', `${path}/${other.id}`, { reading_date: '2026-06-01' }),
      'READING_DAY_TAKEN',
    );
  });

  test('an indicator or a reading through another collaboration', async () => {
    const indicator = await add();
    const reading = await read(indicator, {});
    const other = await startCollaboration(app, corporate, ngo);
    const before = await databaseState(app);
    const path = `/collaborations/${other.id}/indicators/${indicator.id}`;
    for (const [method, part, body] of [
      ['GET', '/readings'],
      ['GET', '/totals'],
      ['PATCH', '', { name: 'Ours now' }],
      ['DELETE', ''],
      ['POST', '/readings', READING],
      ['PATCH', `/readings/${reading.id}`, { value: '1' }],
      ['DELETE', `/readings/${reading.id}`],
    ] as const)
      expectFailure(
        await app.request(method, path + part, { token: ngo.token, body }),
        'INDICATOR_NOT_FOUND',
      );
    expect(await databaseState(app)).toEqual(before);
    const second = await add({ name: 'Another one' });
    expectFailure(
      await send('DELETE', `/indicators/${second.id}/readings/${reading.id}`),
      'READING_NOT_FOUND',
    );
  });

  test('more than there is room for', async () => {
    const indicator = await add();
    await app.sql(
      `insert into collaboration_readings (id, indicator_id, reading_date, value)
        select gen_random_uuid(), $1, date '2020-01-01' + at, at from generate_series(1, ${READINGS_MAX}) at`,
      [indicator.id],
    );
    expectFailure(
      await send('POST', `/indicators/${indicator.id}/readings`, READING),
      'LIMIT_REACHED',
      'This indicator has 1,000 readings, the maximum. Please delete one first.',
    );
    expect(await call('GET', `/indicators/${indicator.id}/totals`)).toHaveLength(READINGS_MAX);
    await app.sql(
      `insert into collaboration_indicators (id, collaboration_id, name, unit, direction, baseline_value,
          baseline_date, target_value, target_date, total_from)
        select gen_random_uuid(), $1, 'Name', 'unit', 'increase', 0, '2026-01-01', 1, '2027-01-01', 'readings'
        from generate_series(2, ${INDICATORS_MAX})`,
      [id],
    );
    expectFailure(
      await send('POST', '/indicators', GIRLS),
      'LIMIT_REACHED',
      'This collaboration has 50 indicators, the maximum. Please delete one first.',
    );
  });

  test('changes of an archived collaboration', async () => {
    const indicator = await add();
    await call('PUT', '/archive');
    expectFailure(
      await send('POST', `/indicators/${indicator.id}/readings`, READING),
      'COLLABORATION_ARCHIVED',
    );
    expect(await call('GET', '/indicators')).toHaveLength(1);
  });
});
