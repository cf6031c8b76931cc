import { createHash } from 'node:crypto';
import { DEMO_COLLEAGUES } from '#features/accounts/memberships/colleagues.demo.ts';
import { asWebp } from '#features/profiles/demo-pictures/drawing.demo.ts';
import { drawScene } from '#features/profiles/demo-pictures/project-drawings.demo.ts';
import { SCENES } from '#features/profiles/demo-pictures/project-scenes.demo.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { cellsOf, daysBefore, demoId } from '#platform/server/demo-records.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { collaborationId } from './collaborations.demo.ts';

const COLLABORATION = collaborationId('readingrooms');

/** `whose | days before now | text`, oldest first. */
const COMMENTS = [
  'tungavarna | 96 | Our visitors saw eleven rooms in Koregaon last week. Are the shelves for Sangli on their way again?',
  'aksharvan | 95 | They arrived on Tuesday. The girls of Koregaon asked for books about animals and about space: **212 of the first 400 loans** are theirs.',
  'tungavarna | 34 | Please tell us in the report which rooms were closed by rain, and since when.',
];

const PICTURE = { name: 'Reading room in Koregaon', days: 60, size: [1200, 900] } as const;

/** The person who works for a side. */
function managerOf(side: string): string {
  const manager = DEMO_COLLEAGUES.find(({ of, role }) => of === side && role === 'manager');
  if (!manager) throw new Error(`${side} has no manager in the demo data`);
  return manager.id;
}

/** Loads comments and a picture into the collaboration about reading rooms, which its reports quote and print. */
export async function loadReadingRoomsDemo(
  db: Db,
  { now, store }: { now: Date; store: FileStore },
): Promise<void> {
  const threadId = demoId('collaboration thread', 'readingrooms');
  await db
    .insertInto('collaboration_threads')
    .values({ id: threadId, collaboration_id: COLLABORATION })
    .execute();
  // Comments are listed in the order of their ids.
  const ids = COMMENTS.map((row) => demoId('collaboration comment', row)).sort();
  const comments = COMMENTS.map((row, at) => {
    const [side = '', days, body = ''] = cellsOf(row);
    return {
      id: ids[at] ?? '',
      thread_id: threadId,
      body,
      created_at: daysBefore(now, Number(days), row),
      author_id: managerOf(side),
      author_for: demoId('member', side),
    };
  });
  await db.insertInto('collaboration_comments').values(comments).execute();
  // Whoever writes has read up to there.
  const lastBy = new Map(comments.map(({ author_id, id }) => [author_id, id]));
  await db
    .insertInto('collaboration_thread_reads')
    .values([...lastBy].map(([account_id, read_until]) => ({ account_id, read_until, thread_id: threadId })))
    .execute();
  await loadPicture(db, { now, store });
}

async function loadPicture(db: Db, { now, store }: { now: Date; store: FileStore }): Promise<void> {
  const { name, days, size } = PICTURE;
  const picture = await asWebp(drawScene(SCENES.library, 0, 0), ...size);
  const stored = createHash('sha256').update(`demo ${name}`).digest('base64url').slice(0, 22);
  const stored_name = `private/${stored}`;
  await store.write(stored_name, picture, 'image/webp');
  const created_at = daysBefore(now, days, name);
  const id = demoId('collaboration file', name);
  await db
    .insertInto('files')
    .values({
      name: stored_name,
      owner_id: null,
      stored_by: demoId('member', 'aksharvan'),
      media_type: 'image/webp',
      byte_size: picture.length,
      created_at,
    })
    .execute();
  await db
    .insertInto('collaboration_files')
    .values({ id, name, collaboration_id: COLLABORATION, versions: 1, created_at, updated_at: created_at })
    .execute();
  await db
    .insertInto('collaboration_file_versions')
    .values({
      file_id: id,
      number: 1,
      stored_name,
      original_name: `${name}.webp`,
      created_at,
      uploaded_by: demoId('member', 'aksharvan'),
      uploaded_by_person: managerOf('aksharvan'),
    })
    .execute();
}
