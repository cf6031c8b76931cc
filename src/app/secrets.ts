import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PRIVATE = 0o600;

/**
 * The secret that signs access tokens, for an installation that was not given one: made once and kept in the data
 * folder, readable by its owner only. Of two processes that start at once both end up with the same one.
 */
export async function ownSessionSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session-secret');
  await mkdir(dataDir, { recursive: true });
  // `wx` fails where the file exists: then somebody has made the secret already.
  await writeFile(file, randomBytes(48).toString('base64url'), { mode: PRIVATE, flag: 'wx' }).catch(
    () => undefined,
  );
  return readFile(file, 'utf8');
}
