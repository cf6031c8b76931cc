import { createHash } from 'node:crypto';
import { DEMO_COLLEAGUES } from '#features/accounts/memberships/colleagues.demo.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { cellsOf, demoId } from '#platform/server/demo-records.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { plainPdf } from '#platform/server/files/plain-pdf.ts';

const SIDES = ['tungavarna', 'aksharvan'] as const;
const FOLDERS = ['Agreement and budget', 'Reports'];

/** Folder, or `-` | name | version | whose | hours before now | note. The versions of a file follow one another. */
const VERSIONS = [
  'Agreement and budget | Memorandum of understanding | 1 | tungavarna | 300 | Draft of our legal team',
  'Agreement and budget | Memorandum of understanding | 2 | aksharvan | 210 | Signed by both sides',
  'Agreement and budget | Budget by quarter | 1 | aksharvan | 290 | -',
  'Reports | Baseline survey | 1 | aksharvan | 120 | 38 of 40 schools have answered',
  '- | Contacts at the schools | 1 | aksharvan | 96 | -',
];

const given = (cell = '-') => (cell === '-' ? null : cell);

/** Loads files into the newest collaboration of the demo company and the demo NGO, which must exist. */
export async function loadCollaborationFilesDemo(
  db: Db,
  { now, store }: { now: Date; store: FileStore },
): Promise<void> {
  const collaboration = await db
    .selectFrom('collaborations as c')
    .innerJoin('collaboration_participants as a', 'a.collaboration_id', 'c.id')
    .innerJoin('collaboration_participants as b', 'b.collaboration_id', 'c.id')
    .select(['c.id', 'c.created_at'])
    .where('a.profile_id', '=', demoId('member', SIDES[0]))
    .where('b.profile_id', '=', demoId('member', SIDES[1]))
    .where('c.status', '=', 'active')
    .orderBy('c.created_at', 'desc')
    .executeTakeFirst();
  if (!collaboration) throw new Error('the demo company and the demo NGO have no collaboration');
  const began = new Date(collaboration.created_at);
  // Younger than the collaboration, however young that is.
  const step = Math.min(DAY_MS, (now.getTime() - began.getTime()) / 400);
  const folderId = (name: string) => demoId('collaboration folder', name);
  const folders = FOLDERS.map((name) => ({
    id: folderId(name),
    name,
    collaboration_id: collaboration.id,
    created_at: began,
  }));
  await db.insertInto('collaboration_folders').values(folders).execute();
  for (const row of VERSIONS) {
    const [folder, name = '', version, side = '', before, note] = cellsOf(row);
    const at = new Date(now.getTime() - Number(before) * step);
    const id = demoId('collaboration file', name);
    const folder_id = given(folder) && folderId(folder ?? '');
    const number = Number(version);
    const stored_name = `private/${createHash('sha256').update(`demo ${row}`).digest('base64url').slice(0, 22)}`;
    const pdf = plainPdf([name, `Version ${number}`, 'Demo data: not a real document']);
    await store.write(stored_name, pdf, 'application/pdf');
    await db
      .insertInto('files')
      .values({
        name: stored_name,
        owner_id: null,
        stored_by: demoId('member', side),
        media_type: 'application/pdf',
        byte_size: pdf.length,
        created_at: at,
      })
      .execute();
    if (number === 1) {
      await db
        .insertInto('collaboration_files')
        .values({ id, name, folder_id, collaboration_id: collaboration.id, created_at: at, updated_at: at })
        .execute();
    }
    await db
      .insertInto('collaboration_file_versions')
      .values({
        file_id: id,
        number,
        stored_name,
        original_name: `${name}.pdf`,
        note: given(note),
        created_at: at,
        uploaded_by: demoId('member', side),
        uploaded_by_person: managerOf(side),
      })
      .execute();
    await db
      .updateTable('collaboration_files')
      .set({ versions: number, updated_at: at })
      .where('id', '=', id)
      .execute();
    const other = SIDES.find((one) => one !== side) ?? side;
    await db
      .insertInto('collaboration_file_openings')
      .values({
        id: demoId('collaboration file opening', `${name} ${number}`),
        file_id: id,
        version: number,
        purpose: 'download',
        opened_by: demoId('member', other),
        opened_by_person: managerOf(other),
        opened_at: new Date(at.getTime() + 20 * step),
      })
      .execute();
  }
}

function managerOf(side: string): string {
  const manager = DEMO_COLLEAGUES.find(({ of, role }) => of === side && role === 'manager');
  if (!manager) throw new Error(`${side} has no manager in the demo data`);
  return manager.id;
}
