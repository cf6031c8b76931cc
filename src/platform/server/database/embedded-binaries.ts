import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isNodeError, renameUnlessTaken } from './embedded-files.ts';
import { postgresPackage, systemFolder, systemUser } from './embedded-system.ts';

/** The log of the embedded database's start; pino's logger fits. */
export type StartLog = { info(message: string): void; warn(message: string): void };

/** The user that PostgreSQL runs as; empty means the user of this process. */
export type Identity = { uid?: number; gid?: number };

/** Absolute paths of the programs, and the version of the npm package (its major is PostgreSQL's). */
export type Binaries = { initdb: string; postgres: string; pgCtl: string; version: string };

const SYSTEM_FOLDER = systemFolder(process.platform);
const SYSTEM_USER = systemUser(process.platform);

/**
 * The user for a new cluster: this process's own, or a system user for root, because PostgreSQL refuses to run as root.
 * On Linux that user is created when it is missing.
 */
export function databaseUser(log: StartLog): Identity {
  if (process.getuid?.() !== 0) return {};
  const existing = findUser(SYSTEM_USER);
  if (existing) return existing;
  log.info(`Creating the system user ${SYSTEM_USER}: PostgreSQL does not run as root`);
  const reason = process.platform === 'linux' ? createUser(SYSTEM_USER) : 'unknown way on this system';
  const created = findUser(SYSTEM_USER);
  if (created) return created;
  throw new Error(
    `Cannot create the user ${SYSTEM_USER} that the database needs when started by root: ${reason}`,
  );
}

/** @returns what was wrong, if anything. */
function createUser(name: string): string {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  const attempt = spawnSync('useradd', [...options, name], { encoding: 'utf8' });
  if (attempt.error) spawnSync('adduser', ['--system', '--group', '--no-create-home', name]);
  return (attempt.stderr || attempt.error?.message || 'unknown reason').trim();
}

/** True if that user can enter or execute the path, including all its parent folders. */
export function canReach(identity: Identity, path: string): boolean {
  if (identity.uid === undefined) return true;
  const { status, error } = spawnSync('test', ['-x', path], { ...identity, cwd: '/' });
  if (error) throw new Error(`Cannot start a program as user ${identity.uid}: ${error.message}`);
  return status === 0;
}

/**
 * The PostgreSQL programs of the optional npm package for this platform, runnable by `identity`:
 * a copy under SYSTEM_FOLDER where that user cannot reach node_modules.
 */
export async function findBinaries(identity: Identity, log: StartLog): Promise<Binaries> {
  const installed = await installedBinaries();
  const home = dirname(dirname(installed.postgres));
  restoreLinks(dirname(home));
  if (canReach(identity, installed.postgres)) return installed;
  const copy = join(SYSTEM_FOLDER, `postgresql-${installed.version}`);
  log.info(`The database user cannot reach ${home}: PostgreSQL runs from ${copy}`);
  await copyOnce(home, copy);
  const inCopy = (program: string) => join(copy, 'bin', basename(program));
  const { initdb, postgres, pgCtl, version } = installed;
  return { initdb: inCopy(initdb), postgres: inCopy(postgres), pgCtl: inCopy(pgCtl), version };
}

/** SYSTEM_FOLDER, made if missing, open for every user to pass through. */
export function ensureSystemFolder(): string {
  mkdirSync(SYSTEM_FOLDER, { recursive: true });
  chmodSync(SYSTEM_FOLDER, 0o755);
  return SYSTEM_FOLDER;
}

async function installedBinaries(): Promise<Binaries> {
  const name = postgresPackage(process.platform, process.arch);
  try {
    const {
      initdb,
      postgres,
      pg_ctl: pgCtl,
    }: Record<'initdb' | 'postgres' | 'pg_ctl', string> = await import(name);
    const packageJson = join(dirname(postgres), '../../package.json');
    const { version }: { version: string } = JSON.parse(readFileSync(packageJson, 'utf8'));
    return { initdb, postgres, pgCtl, version };
  } catch (error) {
    if (!isNodeError(error, 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new Error(
      `No PostgreSQL for ${process.platform}-${process.arch} is installed (npm package ${name}): ` +
        'set DATABASE_URL to a PostgreSQL 15 or newer',
    );
  }
}

function findUser(name: string): Identity | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** npm packages carry no links: the package makes them in a postinstall script, which npm may skip. */
function restoreLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if (!isNodeError(error, 'EEXIST')) throw error;
    }
  }
}

async function copyOnce(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  ensureSystemFolder();
  const scratch = mkdtempSync(`${to}.new-`);
  cpSync(from, scratch, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', scratch]);
  if (!(await renameUnlessTaken(scratch, to))) rmSync(scratch, { recursive: true, force: true });
}
