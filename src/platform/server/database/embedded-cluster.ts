import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDataFolder } from '../data-folder.ts';
import {
  type Binaries,
  canReach,
  databaseUser,
  ensureSystemFolder,
  findBinaries,
  type Identity,
  type StartLog,
} from './embedded-binaries.ts';
import { asDatabaseUser } from './embedded-control.ts';
import { renameUnlessTaken } from './embedded-files.ts';
import { folderHash } from './folder-lock.ts';

/** The superuser and the database of the embedded cluster. */
export const DATABASE_NAME = 'dayitva';

/** A complete cluster folder (its real path), its password, and who runs it with which programs. */
export type Cluster = { folder: string; password: string; identity: Identity; binaries: Binaries };

type OpenOptions = { dataDir: string; throwAway: boolean; log: StartLog };

/**
 * The cluster of a DATA_DIR, created when there is none. `DATA_DIR/postgres` is the cluster itself, or
 * a link to a folder of the system (`systemFolder`) where PostgreSQL's user cannot reach DATA_DIR. Only one
 * process at a time may call this for a DATA_DIR.
 * Throws one clear line when the folder is not usable: another user's, another version's, not a cluster.
 */
export async function openCluster({ dataDir, throwAway, log }: OpenOptions): Promise<Cluster> {
  const place = join(dataDir, 'postgres');
  if (isEmptyOrMissing(place)) {
    const identity = databaseUser(log);
    const binaries = await findBinaries(identity, log);
    const password = readPassword(dataDir) ?? createPassword(dataDir);
    await createCluster({ dataDir, place, password, identity, binaries, throwAway, log });
    return { folder: realFolder(place, log), password, identity, binaries };
  }
  const folder = realFolder(place, log);
  const identity = ownerOf(folder);
  const binaries = await findBinaries(identity, log);
  checkVersion(folder, binaries);
  const password = readPassword(dataDir);
  if (!password) throw new Error(`${passwordFile(dataDir)} is missing: ${place} cannot be opened without it`);
  return { folder, password, identity, binaries };
}

function isEmptyOrMissing(place: string): boolean {
  const entry = lstatSync(place, { throwIfNoEntry: false });
  if (!entry) return true;
  if (!existsSync(place)) throw new Error(`${place} points to ${readlinkSync(place)}, which is gone`);
  return !entry.isSymbolicLink() && entry.isDirectory() && isEmptyFolder(place);
}

function isEmptyFolder(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return false;
  }
}

function realFolder(place: string, log: StartLog): string {
  const folder = realpathSync(place);
  if (folder !== place) log.info(`The database of ${place} is in ${folder}`);
  return folder;
}

/** Windows has no such users: who may open the files runs PostgreSQL. */
function ownerOf(folder: string): Identity {
  if (!process.getuid) return {};
  const { uid, gid } = statSync(folder);
  const me = process.getuid();
  if (me === uid && uid !== 0) return {};
  if (me !== 0)
    throw new Error(`${folder} belongs to user ${uid}: start as that user or choose another DATA_DIR`);
  if (uid === 0)
    throw new Error(`${folder} belongs to root, and PostgreSQL does not run as root: chown it to postgres`);
  if (!canReach({ uid, gid }, folder)) {
    throw new Error(
      `User ${uid}, who owns the database in ${folder}, cannot reach it: open its parent folders`,
    );
  }
  return { uid, gid };
}

function checkVersion(folder: string, binaries: Binaries): void {
  const file = join(folder, 'PG_VERSION');
  const major = binaries.version.split('.')[0];
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (found === major) return;
  const what = found ? `holds a database of PostgreSQL ${found}, not ${major}` : 'is not a database folder';
  throw new Error(`${folder} ${what}: move it away, or set DATABASE_URL`);
}

const passwordFile = (dataDir: string) => join(dataDir, 'postgres.password');

function readPassword(dataDir: string): string | undefined {
  const file = passwordFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || undefined : undefined;
}

function createPassword(dataDir: string): string {
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile(dataDir), `${password}\n`, { mode: 0o600, flush: true });
  return password;
}

type CreateOptions = Cluster & OpenOptions & { place: string };

/** initdb works in a scratch folder that is renamed when complete, so that a half-made cluster is never used. */
async function createCluster(options: Omit<CreateOptions, 'folder'>): Promise<void> {
  const { dataDir, place, identity, log } = options;
  const outside = !canReach(identity, dataDir);
  const home = outside ? ensureSystemFolder() : dataDir;
  if (!outside) removeScratch(home);
  const scratch = mkdtempSync(join(home, 'postgres.new-'));
  if (identity.uid !== undefined && identity.gid !== undefined)
    chownSync(scratch, identity.uid, identity.gid);
  try {
    await runInitdb(scratch, options);
    if (outside) {
      const target = join(home, `${folderHash(dataDir)}-${scratch.slice(-6)}`);
      log.info(`The database user cannot reach ${dataDir}`);
      await moveInto(join(scratch, 'cluster'), target);
      symlinkSync(target, place);
    } else {
      await moveInto(join(scratch, 'cluster'), place);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function moveInto(folder: string, target: string): Promise<void> {
  if (!(await renameUnlessTaken(folder, target)))
    throw new Error(`${target} appeared while the database was being made`);
}

/** Files of DATA_DIR that an interrupted start left behind. */
function removeScratch(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith('postgres.new-'))) {
    rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

async function runInitdb(scratch: string, options: Omit<CreateOptions, 'folder'>): Promise<void> {
  const { password, identity, binaries, throwAway } = options;
  const secret = join(scratch, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(secret, identity.uid, identity.gid);
  const settings = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${DATABASE_NAME}`, `--pwfile=${secret}`, '--auth=scram-sha-256'];
  const speed = throwAway ? ['--no-sync'] : [];
  const run = promisify(execFile);
  try {
    const options = ['-D', join(scratch, 'cluster'), ...settings, ...access, ...speed];
    await run(binaries.initdb, options, asDatabaseUser({ identity, folder: scratch }));
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    const reason = output.trim().split('\n')[0] || String(error);
    throw new Error(`The database could not be created (initdb): ${reason}`);
  }
}

/**
 * DATA_DIR, made if missing: closed to others, but root leaves its user postgres a way through. For a
 * throw-away database the same goes for a folder that exists, because mkdtemp closes it.
 */
export function ensureDataDir(dataDir: string, throwAway: boolean): string {
  const isRoot = process.getuid?.() === 0;
  const folder = makeDataFolder(dataDir, isRoot);
  if (isRoot && throwAway) chmodSync(folder, 0o711);
  return folder;
}
