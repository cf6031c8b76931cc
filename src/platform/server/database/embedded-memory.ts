import { existsSync, readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import type { Cluster } from './embedded-cluster.ts';

const MB = 1024 * 1024;

/** PostgreSQL's own cache: an eighth of the memory, within these limits in MB. */
const SHARED = { least: 128, most: 1024, share: 1 / 8 };

/** The share of the memory that the planner takes for a cache of the tables, PostgreSQL's own and the system's. */
const CACHE_SHARE = 1 / 2;

/** What initdb writes: nobody has chosen it. */
const AS_CREATED = new Set(['shared_buffers=128MB']);

/** Memory of the machine in bytes, or of the container where that has less. */
const memory = () => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** Settings that the files of a cluster name, without spaces: `shared_buffers=2GB`. */
function settingsOf(folder: string): string[] {
  const files = ['postgresql.conf', 'postgresql.auto.conf'].map((name) => join(folder, name));
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .map((line) => (line.split('#')[0] ?? '').replace(/[\s']/g, ''));
}

/** Whether the programs of a cluster bring a library of PostgreSQL's. */
const hasLibrary = ({ binaries }: Cluster, name: string) =>
  existsSync(join(dirname(binaries.postgres), '..', 'lib', 'postgresql', `${name}.so`));

/**
 * Settings of the embedded server that fit the memory of the machine: PostgreSQL's own are for one with 1 GB. What the
 * operator has written into postgresql.conf stays. `pg_prewarm` reads after a restart what was in the cache before it, so
 * that the first searches are no slower than the others.
 */
export function memorySettings(cluster: Cluster, bytes = memory()): Record<string, string> {
  const shared = Math.round((bytes * SHARED.share) / MB);
  const settings = {
    shared_buffers: `${Math.min(SHARED.most, Math.max(SHARED.least, shared))}MB`,
    effective_cache_size: `${Math.max(SHARED.least, Math.round((bytes * CACHE_SHARE) / MB))}MB`,
    ...(hasLibrary(cluster, 'pg_prewarm') && { shared_preload_libraries: 'pg_prewarm' }),
  };
  const written = settingsOf(cluster.folder).filter((line) => !AS_CREATED.has(line));
  const isChosen = (name: string) => written.some((line) => line.startsWith(`${name}=`));
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !isChosen(name)));
}
