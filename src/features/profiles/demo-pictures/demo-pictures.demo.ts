import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AVATAR_WIDTHS } from '#features/profiles/avatar/avatar.contract.ts';
import {
  PROJECT_PICTURE_RATIO,
  PROJECT_PICTURE_WIDTHS,
} from '#features/profiles/project-pictures/project-pictures.contract.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { demoId } from '#platform/server/demo-records.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { pictureAddress } from '#platform/server/files/files.ts';
import { asWebp } from './drawing.demo.ts';
import { demoMarks } from './member-marks.demo.ts';
import { demoProjectDrawings } from './project-drawings.demo.ts';

/** Files that are drawn or written at the same time. */
const AT_ONCE = 16;

interface PictureFile {
  name: string;
  owner: string;
  svg: string;
  width: number;
  ratio: number;
}

const stemOf = (key: string) => `public/${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`;
const nameOf = (key: string, width: number) => `${stemOf(key)}-${width}.webp`;

/** Name of the largest file of a member's mark, and of a project's picture. */
const markName = (key: string) => nameOf(`demo mark ${key}`, AVATAR_WIDTHS[0]);
const pictureName = (project: string) => nameOf(`demo picture ${project}`, PROJECT_PICTURE_WIDTHS[0]);

function pictureFiles(): PictureFile[] {
  const marks = [...demoMarks()].flatMap(([key, svg]) =>
    AVATAR_WIDTHS.map((width) => ({
      name: nameOf(`demo mark ${key}`, width),
      owner: key,
      svg,
      width,
      ratio: 1,
    })),
  );
  const pictures = demoProjectDrawings().flatMap(({ project, owner, svg }) =>
    PROJECT_PICTURE_WIDTHS.map((width) => ({
      name: nameOf(`demo picture ${project}`, width),
      owner,
      svg,
      width,
      ratio: PROJECT_PICTURE_RATIO,
    })),
  );
  return [...marks, ...pictures];
}

/** The same drawing in the same width is the same file content. */
const contentKey = ({ svg, width }: PictureFile) => `${width} ${svg}`;

/** Works on a list, some at a time. */
async function inGroups<T>(list: T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < list.length; from += AT_ONCE) {
    await Promise.all(list.slice(from, from + AT_ONCE).map(work));
  }
}

/** Files of the demo pictures with their sizes in bytes. */
export type StoredPictures = (PictureFile & { byteSize: number })[];

/**
 * Draws the marks of the demo members and the pictures of their projects, each drawing once, and stores them. It works
 * in other threads and needs no database.
 */
export async function storePicturesDemo(store: FileStore): Promise<StoredPictures> {
  const files = pictureFiles();
  const drawings = [...new Map(files.map((file) => [contentKey(file), file])).values()];
  const contents = new Map<string, Buffer>();
  await inGroups(drawings, async (file) => {
    const height = Math.round(file.width / file.ratio);
    contents.set(contentKey(file), await asWebp(file.svg, file.width, height));
  });
  const stored: StoredPictures = [];
  await inGroups(files, async (file) => {
    const content = contents.get(contentKey(file));
    if (!content) throw new Error(`${file.name} was not drawn`);
    await store.write(file.name, content, 'image/webp');
    stored.push({ ...file, byteSize: content.length });
  });
  return stored;
}

/** Gives the demo members their marks and their projects their pictures. Both must exist. */
export async function loadPicturesDemo(
  db: Db,
  { now, pictures }: { now: Date; pictures: StoredPictures },
): Promise<void> {
  await db
    .insertInto('files')
    .values(
      pictures.map(({ name, owner, byteSize }) => ({
        name,
        owner_id: demoId('member', owner),
        stored_by: demoId('member', owner),
        media_type: 'image/webp',
        byte_size: byteSize,
        created_at: now,
      })),
    )
    .execute();
  await setMarks(db);
  await db
    .insertInto('project_pictures')
    .values(
      demoProjectDrawings().map(({ project, alt_text }) => ({
        id: demoId('project picture', project),
        project_id: demoId('project', project),
        file_name: pictureName(project),
        alt_text,
        people: 'none',
        created_at: now,
      })),
    )
    .execute();
}

async function setMarks(db: Db): Promise<void> {
  const keys = [...demoMarks().keys()];
  const ids = keys.map((key) => demoId('member', key));
  const addresses = keys.map((key) => pictureAddress([{ name: markName(key) }]));
  await sql`update profiles set avatar_url = mark.address
    from unnest(${ids}::uuid[], ${addresses}::text[]) as mark (id, address)
    where profiles.id = mark.id`.execute(db);
}
