import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { cellsOf, daysBefore, demoId, sdgGoals } from '#platform/server/demo-records.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { makeDocument, makePoster } from './demo-resource-files.demo.ts';
import { RESOURCE_TYPES } from './resource-choices.data.ts';

interface DemoInput {
  now: Date;
  store: FileStore;
  members: readonly { key: string; id: string; name: string; email: string }[];
}

/** Author | title | category | type | audience | language | tags | goals | days since | V, if checked by an admin. */
const RESOURCES = [
  'aksharvan | Reading-level survey: form and guide | Tools | document | NGOs | English | survey, reading, education | 4 | 52 | V',
  'aksharvan | How we train volunteers for reading rooms | Guides | document | Program Managers | English | volunteers, education | 4 10 | 41 | -',
  'tungavarna | What we ask of an implementing agency | Guides | document | NGOs | English | due diligence, partnership | 17 | 38 | V',
  'tungavarna | Note to the Board: CSR spending by quarter | Financial | document | Finance Teams | English | Board, reporting | 16 | 30 | -',
  'thirdsky | Ten indicators for a school library | Reports | document | Program Managers | English | indicators, education | 4 | 27 | V',
  'thirdsky | Baseline survey of 120 villages: method | Reports | document | All Levels | English | baseline, survey, water | 6 | 19 | -',
  'plumbline | Checklist before a hand pump is handed over | Templates | document | NGOs | English | water, checklist | 6 | 14 | V',
  'utkalprabha | Poster: six steps of washing hands | Tools | image | NGOs | Hindi | health, hygiene | 3 6 | 9 | -',
  'sudeshnaray | Questions for a visit to a field office | Templates | document | Corporate CSR Teams | English | due diligence, visit | 17 | 5 | -',
];
/** Waits for an admin. */
const WAITING =
  'hooghlykunj | Attendance sheet for self-help group meetings | Templates | document | NGOs | English | livelihood, women | 5 8 | 1 | -';

/** Resource's place in the list | member | stars | words. */
const RATINGS = [
  '0 | tungavarna | 5 | We gave it to four of our partners. The guide answers what they used to ask us.',
  '0 | thirdsky | 4 | Good form. The part for older children could be longer.',
  '2 | aksharvan | 5 | It says what is wanted before we write the proposal.',
  '4 | aksharvan | 4 | Eight of the ten fit our reading rooms.',
  '6 | utkalprabha | 5 | Our engineers carry it on the phone.',
];

const DESCRIPTION = (title: string, audience: string) =>
  `${title}, as we use it in our own work. Written for ${audience === 'All Levels' ? 'everyone in CSR' : audience}, to be changed as you need it.`;

const storedName = (key: string) =>
  `private/${createHash('sha256').update(`demo resource ${key}`).digest('base64url').slice(0, 22)}`;

function resourceOf(row: string, { now, members }: DemoInput) {
  const [key, title = '', category, type, audience = '', language, tags = '', goals = '', days, checked] =
    cellsOf(row);
  const member = members.find((one) => one.key === key);
  if (!member) throw new Error(`there is no demo member ${key}`);
  const created_at = daysBefore(now, Number(days), title);
  return {
    member,
    is_verified: checked === 'V',
    fields: {
      id: demoId('resource', title),
      author_id: member.id,
      title,
      description: DESCRIPTION(title, audience),
      category: category ?? '',
      type: type ?? RESOURCE_TYPES[0],
      audience,
      language: language ?? '',
      tags: tags.split(', '),
      sdg_goals: sdgGoals(goals.split(' ').map(Number)),
      author_name: member.name,
      organization: member.name,
      email: member.email,
      created_at,
      updated_at: created_at,
    },
  };
}

/** Loads resources of demo members with their files, some ratings, and one that waits for an admin. */
export async function loadResourcesDemo(db: Db, input: DemoInput): Promise<void> {
  const all = [...RESOURCES, WAITING].map((row) => resourceOf(row, input));
  const files = await Promise.all(all.map((resource) => storeFile(input.store, resource)));
  await db
    .insertInto('files')
    .values(files.map(({ file }) => file))
    .execute();
  await db
    .insertInto('resources')
    .values(
      all.map(({ fields, is_verified }, at) => {
        const { file_name, original_name } = files[at]?.version ?? {};
        if (at === RESOURCES.length) return { ...fields, waiting_since: fields.created_at };
        const published = {
          status: 'published' as const,
          published_at: fields.created_at,
          waiting_since: null,
        };
        return { ...fields, ...published, is_verified, file_name, original_name };
      }),
    )
    .execute();
  await db
    .insertInto('resource_versions')
    .values(
      files.map(({ version }, at) => ({
        ...version,
        published_at: at === RESOURCES.length ? null : version.created_at,
      })),
    )
    .execute();
  await insertRatings(db, input, all);
}

type DemoResource = ReturnType<typeof resourceOf>;

async function storeFile(store: FileStore, { fields, member }: DemoResource) {
  const { id, title, type, created_at } = fields;
  const isPicture = type === 'image';
  const content = isPicture ? await makePoster() : await makeDocument(title, member.name, created_at);
  const media_type = isPicture ? 'image/png' : 'application/pdf';
  const name = storedName(title);
  await store.write(name, content, media_type);
  return {
    file: {
      name,
      owner_id: member.id,
      stored_by: member.id,
      media_type,
      byte_size: content.length,
      created_at,
    },
    version: {
      id: demoId('resource version', title),
      resource_id: id,
      number: 1,
      file_name: name,
      original_name: `${title.replace(/[:?]/g, '')}.${isPicture ? 'png' : 'pdf'}`,
      fingerprint: createHash('sha256').update(content).digest('hex'),
      created_at,
    },
  };
}

async function insertRatings(db: Db, { now, members }: DemoInput, all: DemoResource[]): Promise<void> {
  const rows = RATINGS.map((row) => {
    const [at, key, stars, words] = cellsOf(row);
    const created_at = daysBefore(now, Number(stars) - 3, row);
    return {
      id: demoId('resource rating', row),
      resource_id: all[Number(at)]?.fields.id ?? '',
      member_id: members.find((member) => member.key === key)?.id ?? '',
      stars: Number(stars),
      words,
      created_at,
      updated_at: created_at,
    };
  });
  await db.insertInto('resource_ratings').values(rows).execute();
}

/** Sets the counters of the demo resources to what their readers did. Runs after the activity of the demo. */
export async function countResourceReadersDemo(db: Db): Promise<void> {
  await sql`update resources r set
    views = (select count(*) from activity_events e
      where e.kind = 'resource' and e.item_id = r.id and e.action = 'view'),
    downloads = (select count(*) from activity_events e
      where e.kind = 'resource' and e.item_id = r.id and e.action = 'download')`.execute(db);
}
