import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '#platform/contract/errors.ts';
import { mediaTypeOf } from '#platform/server/files/file-content.ts';
import { EVERY_KIND } from './every-kind.ts';

/** The type that an upload of this content gets where all kinds are taken, or the code and words of its refusal. */
export async function typeOfFile(content: Buffer): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dayitva-office-'));
  const path = join(folder, 'upload');
  try {
    writeFileSync(path, content);
    return await mediaTypeOf(path, EVERY_KIND, 'member');
  } catch (error) {
    if (error instanceof AppError) return `${error.code}: ${error.message}`;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
