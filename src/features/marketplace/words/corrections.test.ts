import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { marketplaceWordsJob } from './words.job.ts';

let app: TestApp;
let reader: TestMember;

const countWords = () => runJob(app, marketplaceWordsJob.queue);

async function memberWith(name: string, changes: object): Promise<TestMember> {
  const member = await createMember(app, { name });
  await callAs(app, member, 'PUT', '/profile/profile', changes);
  return member;
}

beforeAll(async () => {
  app = await startTestApp();
  reader = await createMember(app, { name: 'Reader' });
  await memberWith('Grove Trust', { bio: 'A plantation of mangroves.' });
  await memberWith('Lakshmi Looms', { organization_type: 'corporate', bio: 'Handloom weaving.' });
  await memberWith('Laksh Mills', { organization_type: 'corporate', bio: 'Handloom mills.' });
  await countWords();
});
afterAll(() => app.stop());

async function search(words: string, more: Record<string, string> = {}) {
  const path = `/marketplace/profiles?${new URLSearchParams({ search: words, ...more })}`;
  const { records, corrections, understood, incomplete } = await callAs(app, reader, 'GET', path);
  const names = records.map(({ full_name }: { full_name: string }) => full_name).sort();
  return { names, corrections, understood, incomplete };
}

/** The corrections of a search, as pairs of the word as written and the words searched instead. */
const corrected = async (words: string) =>
  (await search(words)).corrections?.map(({ written, searched }: { written: string; searched: string[] }) => [
    written,
    ...searched,
  ]);

const storedWord = (word: string) => app.sql('select members from marketplace_words where word = $1', [word]);

describe('a search with words that nobody has', () => {
  test.each([
    ['a typing error', 'plantasion', ['Grove Trust'], [['plantasion', 'plantation']]],
    [
      'two words with errors',
      'Plantasion mangorves',
      ['Grove Trust'],
      [
        ['plantasion', 'plantation'],
        ['mangorves', 'mangroves'],
      ],
    ],
    ['an error beside a right word', 'mangrove plntation', ['Grove Trust'], [['plntation', 'plantation']]],
    [
      'an error in quotation marks',
      '"plantasion of mangroves"',
      ['Grove Trust'],
      [['plantasion', 'plantation']],
    ],
    ['an unfinished word', 'handl', ['Laksh Mills', 'Lakshmi Looms'], [['handl', 'handloom']]],
    [
      'an unfinished word with several endings',
      'lak',
      ['Laksh Mills', 'Lakshmi Looms'],
      [['lak', 'laksh', 'lakshmi']],
    ],
  ])('finds by %s: %s', async (_, words, names, corrections) => {
    expect(await search(words)).toMatchObject({ names });
    expect(await corrected(words)).toEqual(corrections);
  });

  test('reads a corrected word as the state or type that it names', async () => {
    const { understood, corrections } = await search('Jharkhnad');
    expect(understood).toMatchObject({ state: 'Jharkhand' });
    expect(corrections).toEqual([{ written: 'jharkhnad', searched: ['jharkhand'] }]);
    expect(await search('corporat handloom')).toMatchObject({
      names: ['Laksh Mills', 'Lakshmi Looms'],
      understood: { type: 'corporate' },
    });
  });

  test('keeps to the filters', async () => {
    expect((await search('handlom', { type: 'corporate' })).names).toHaveLength(2);
    const none = await search('handlom', { type: 'ngo' });
    expect(none).toMatchObject({ names: [] });
    expect(none.corrections).toBeUndefined();
  });

  test.each([
    'plantation',
    'plantations',
    'mangrove looms',
    'xylophone',
    'plantation -mangroves',
    '2019',
    'ngo',
  ])('corrects nothing in %s', async (words) => expect(await corrected(words)).toBeUndefined());
});

describe('the words of members', () => {
  test('are counted from a change of a profile on, once the job has run', async () => {
    const member = await memberWith('Beacon Trust', { bio: 'We keep a lighthouse.' });
    expect(await search('lighthuose')).toMatchObject({ names: [] });
    await countWords();
    expect(await search('lighthuose')).toMatchObject({ names: ['Beacon Trust'] });
    await callAs(app, member, 'PUT', '/profile/profile', { bio: 'We keep a ferry.' });
    await countWords();
    expect(await storedWord('lighthouse')).toEqual([]);
    expect(await corrected('lighthuose')).toBeUndefined();
    expect(await corrected('ferrry')).toEqual([['ferrry', 'ferry']]);
  });

  test('stay while another member has them', async () => {
    const [one] = [
      await memberWith('Tide One', { bio: 'Seaweed.' }),
      await memberWith('Tide Two', { bio: 'Seaweed.' }),
    ];
    await countWords();
    expect(await storedWord('seaweed')).toEqual([{ members: 2 }]);
    await callAs(app, one, 'PUT', '/profile/profile', { bio: '' });
    await countWords();
    expect(await storedWord('seaweed')).toEqual([{ members: 1 }]);
  });

  test('of a member who is not published are never stored', async () => {
    const hidden = await createMember(app, { name: 'Secretive Trust', confirmed: false });
    await countWords();
    expect(await storedWord('secretive')).toEqual([]);
    await app.sql('update accounts set email_confirmed_at = now() where id = $1', [hidden.id]);
    await countWords();
    expect(await storedWord('secretive')).toEqual([{ members: 1 }]);
    await app.sql('update accounts set email_confirmed_at = null where id = $1', [hidden.id]);
    expect(await corrected('secretivee'), 'before the job has run').toBeUndefined();
    await countWords();
    expect(await storedWord('secretive')).toEqual([]);
  });

  test('of a deleted account are suggested to nobody, and soon forgotten', async () => {
    const leaving = await createMember(app, { name: 'Zanzibar Trust' });
    await countWords();
    expect(await corrected('zanzibra')).toEqual([['zanzibra', 'zanzibar']]);
    await app.sql('delete from accounts where id = $1', [leaving.id]);
    expect(await search('zanzibra')).toMatchObject({ names: [] });
    expect(await corrected('zanzibra')).toBeUndefined();
    await countWords();
    expect(await storedWord('zanzibar')).toEqual([]);
    expect(await app.sql('select from marketplace_word_changes')).toEqual([]);
  });

  test('are the same when they are counted anew', async () => {
    await countWords();
    const words = () => app.sql('select word, stem, members from marketplace_words order by word');
    const before = await words();
    expect(before.length).toBeGreaterThan(10);
    await app.sql('select count_marketplace_words()');
    expect(await words()).toEqual(before);
  });

  test('are counted each minute', async () => {
    const schedules = await app.sql('select cron from pgboss.schedule where name = $1', [
      marketplaceWordsJob.queue,
    ]);
    expect(schedules).toEqual([{ cron: '* * * * *' }]);
  });
});
