import { readFileSync, renameSync } from 'node:fs';

/** True if a caught value is an error with one of these codes, such as ENOENT or an SQLSTATE. */
export function isNodeError(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Renames a folder; false, and nothing changed, when a filled one already has that name. */
export function renameUnlessTaken(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (isNodeError(error, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR')) return false;
    throw error;
  }
}

/** The file's text; '' when the file, or the process that it tells about, is gone. */
export function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isNodeError(error, 'ENOENT', 'ESRCH')) return '';
    throw error;
  }
}
