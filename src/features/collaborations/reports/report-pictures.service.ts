import { buffer } from 'node:stream/consumers';
import { findVersionsOf } from '#features/collaborations/files/collaboration-files.repository.ts';
import { isImage, megabytes } from '#platform/contract/files.ts';
import type { Context, MemberContext } from '#platform/server/context.ts';
import { printedPicture } from '#platform/server/files/images.ts';
import type { PdfPicture } from '#platform/server/pdf/pdf-picture.ts';
import { fileText } from './report-words.rules.ts';
import type { ReportContent } from './reports.contract.ts';

/**
 * What one PDF may cost. A picture is at most 4000 pixels wide and high (it was made again when it was uploaded), so that 64 MB hold
 * it unpacked, and the pictures of a caller's PDFs are unpacked one after the other. Twelve of them take some seconds in the worst case, and
 * make a PDF of three megabytes that a mail can carry. The others are in the list of files.
 */
const PICTURES_MAX = 12;
const PICTURE_BYTES_MAX = megabytes(25);
/** Enough for the width of a page in print. */
const SIDE_MAX = 1400;

/**
 * Reads the pictures among the files that a report names, each in the version that it names, by the id of the file. One that is
 * deleted, damaged or too large is missing.
 */
export async function readPictures(
  ctx: Pick<MemberContext, 'db' | 'files' | 'actor'>,
  collaborationId: string,
  files: ReportContent['files'],
): Promise<Map<string, PdfPicture>> {
  const versions = await findVersionsOf(ctx.db, collaborationId, files);
  const stored = new Map(versions.map((one) => [one.file_id, one]));
  const pictures = new Map<string, PdfPicture>();
  for (const file of files) {
    const version = stored.get(file.id);
    if (!version || !isImage(version.media_type) || version.byte_size > PICTURE_BYTES_MAX) continue;
    if (pictures.size === PICTURES_MAX) break;
    const printed = await printedPicture(
      ctx.actor.accountId,
      () => bytesOf(ctx, version.stored_name),
      SIDE_MAX,
    );
    if (printed) pictures.set(file.id, { ...printed, name: fileText(file) });
  }
  return pictures;
}

/** The bytes of a stored file; none where they are gone. */
async function bytesOf({ files }: Pick<Context, 'files'>, name: string): Promise<Buffer> {
  const content = await files.read(name);
  return content ? buffer(content) : Buffer.alloc(0);
}
