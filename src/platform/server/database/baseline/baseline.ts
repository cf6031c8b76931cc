import { createHash } from 'node:crypto';

/** The last migration before the baseline: `migrations/baseline/` holds what it and the 106 files before it made. */
const LAST = '0133_sample_of_members.sql';

/** SHA-256 of those 107 files: a line of name and checksum for each, in their order. */
const RECORD = '8ff757f7dbc6406f978abb80f56d18cb1249f3f17c5acec4d0200dc239c07e95';

/**
 * Says whether a database has run all migrations from before the baseline, so that it holds what the baseline makes.
 * @param applied the database's record: checksums by the names of the migrations.
 * @returns false for a database that has run none of them.
 * @throws Error when it has run only some of them, or others than those.
 */
export function isAtBaseline(applied: ReadonlyMap<string, string>): boolean {
  const names = [...applied.keys()].filter((name) => /^\d{4}_/.test(name) && name <= LAST).sort();
  const last = names.at(-1);
  if (last === undefined) return false;
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name} ${applied.get(name)}\n`);
  if (hash.digest('hex') === RECORD) return true;
  throw new Error(
    last === LAST
      ? `The record of migrations up to ${LAST} is not that of the last version before the baseline: restore a backup, and start that version on it first`
      : `The database stands at migration ${last}: start the last version before the baseline first, which brings it to ${LAST}`,
  );
}
