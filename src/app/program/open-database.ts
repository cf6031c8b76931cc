import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#platform/server/config.ts';
import { makeDataFolder } from '#platform/server/data-folder.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts';
import { waitForDatabase } from '#platform/server/database/first-contact.ts';

export interface OpenedDatabase {
  connectionString: string;
  /** Stops the database if it is ours. */
  stop(): Promise<void>;
}

/**
 * The database to use: the configured one, or our own, started if need be.
 * @param keepUntil for a server: waits for a configured database that is away, and starts our own again whenever it
 * is gone, until this signal. A command fails at once instead.
 * @param onLaunch is called as soon as nothing of it needs this process for a while: our own is on its way up.
 */
export async function openDatabase(
  config: Config,
  log: FastifyBaseLogger,
  keepUntil?: AbortSignal,
  onLaunch?: () => void,
): Promise<OpenedDatabase> {
  if (config.databaseUrl) {
    onLaunch?.();
    if (keepUntil) {
      // Before the wait, which may be long: nobody else makes it meanwhile.
      makeDataFolder(config.dataDir, false);
      await waitForDatabase(config.databaseUrl, log, keepUntil);
    }
    return { connectionString: config.databaseUrl, stop: async () => {} };
  }
  return startEmbeddedPostgres({ dataDir: config.dataDir, log, keepUntil, onLaunch });
}
