import type { SecretKeys } from './crypto/secret-keys.ts';

/** Closes the data of a queue's jobs before they are stored, and opens them for the work. */
export interface JobSeal {
  close(data: object): object;
  /** Returns null if they were sealed with another SESSION_SECRET. */
  open(data: object): object | null;
}

const AS_IT_IS: JobSeal = { close: (data) => data, open: (data) => data };

/**
 * Makes the seal of a queue. The parts of the data that its handler names (`seals`) lie in the table as `sealed`, in base64, until
 * pg-boss deletes the job, also if it was given up. A job without `sealed` was stored by an older version, and is taken as it is.
 * @param keys null where no handler seals.
 */
export function sealOf(
  queue: string,
  seals: readonly string[] | undefined,
  keys: SecretKeys | null,
): JobSeal {
  if (!seals) return AS_IT_IS;
  if (!keys) throw new Error(`the jobs of ${queue} are sealed, without a key`);
  const isSealed = new Set(seals);
  return {
    close(data) {
      const parts = Object.entries(data);
      const secret = Object.fromEntries(parts.filter(([name]) => isSealed.has(name)));
      const open = Object.fromEntries(parts.filter(([name]) => !isSealed.has(name)));
      return { ...open, sealed: keys.seal(JSON.stringify(secret), queue, 'job').toString('base64') };
    },
    open(data) {
      const { sealed, ...open } = data as { sealed?: string };
      if (sealed === undefined) return data;
      const secret = keys.open(Buffer.from(sealed, 'base64'), queue, 'job');
      return secret === null ? null : { ...open, ...JSON.parse(secret) };
    },
  };
}
