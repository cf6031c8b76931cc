import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PRIVATE = 0o600;

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * Returns the secret that signs access tokens, for an installation without SESSION_SECRET. It is made once and kept in
 * the data folder, readable by its owner only. Two processes that start at the same time get the same one.
 */
export async function ownSessionSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session-secret');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await readFile(file).catch(() => makeSecret(file));
  return readFile(file, 'utf8');
}

/** Stores a new secret in one step, so that no process reads half of it. An existing one stays. */
async function makeSecret(file: string): Promise<void> {
  const draft = `${file}-${crypto.randomUUID()}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: PRIVATE });
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
}
