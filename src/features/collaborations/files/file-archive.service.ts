import { PassThrough } from 'node:stream';
import yazl from 'yazl';
import { getCollaboration } from '#features/collaborations/collaboration/collaborations.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { fileNameFrom } from '#platform/contract/files.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { type FileRow, findAllFiles } from './collaboration-files.repository.ts';
import { logOpenings, savedName } from './collaboration-files.service.ts';
import { archivePaths } from './file-archive.rules.ts';

/** Bytes of an archive are known before it is made only if nothing in it is compressed; most of these files are already. */
const STORED = { compress: false } as const;

/**
 * Returns the newest versions of all files in one ZIP archive, which is made while it is sent, and logs that they were
 * opened. A file that the store has lost ends the answer before its last byte, so that the browser reports it.
 * @throws AppError COLLABORATION_NOT_FOUND, NO_WORKSPACE_FILES.
 */
export async function downloadAllFiles(ctx: MemberContext, collaborationId: string): Promise<FileToSend> {
  const collaboration = await getCollaboration(ctx, collaborationId);
  const found = await findAllFiles(ctx.db, collaborationId);
  if (found.length === 0) throw new AppError('NO_WORKSPACE_FILES');
  await transact(ctx, (ctx) => logOpenings(ctx, found, 'archive'));
  const { content, byteSize } = await archiveOf(ctx, found);
  return { content, byteSize, mediaType: 'application/zip', name: `${archiveName(collaboration.title)}.zip` };
}

/** A title as the name of a file: no signs that file systems refuse. */
const archiveName = (title: string) => fileNameFrom(title).slice(0, 100) || 'Files';

async function archiveOf(ctx: MemberContext, found: FileRow[]) {
  const zip = new yazl.ZipFile();
  const content = new PassThrough();
  zip.outputStream.pipe(content);
  zip.on('error', (error) => content.destroy(error));
  const paths = archivePaths(
    found.map((file) => ({ folder: file.folder_name, name: savedName(file.name, file) })),
  );
  for (const [at, { stored_name, byte_size, created_at }] of found.entries()) {
    const details = { ...STORED, size: byte_size, mtime: new Date(created_at) };
    // Opened when its turn comes: a thousand files at once would take all the connections to the store.
    zip.addReadStreamLazy(paths[at] ?? stored_name, details, (next) => {
      ctx.files.read(stored_name).then(
        (stream) => (stream ? next(null, stream) : next(new AppError('FILE_NOT_FOUND'), null as never)),
        (error) => next(error, null as never),
      );
    });
  }
  const byteSize = await new Promise<number>((resolve) => {
    // The package's types do not know the argument.
    zip.end(undefined, (...[size]: number[]) => resolve(size ?? 0));
  });
  return { content, byteSize };
}
