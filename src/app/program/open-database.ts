import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#platform/server/config.ts';
import { makeDataFolder } from '#platform/server/data-folder.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts';
import { waitForDatabase } from '#platform/server/database/first-contact.ts';
import { prepareRoles, type RoleAddresses } from '#platform/server/database/roles.ts';

/** A database that runs, by the addresses of its roles. */
export interface OpenedDatabase extends RoleAddresses {
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
  const { databaseUrl: server, databaseOwnerUrl: owner = server } = config;
  if (server && owner) {
    onLaunch?.();
    if (keepUntil) {
      // Before the wait, which may be long: nobody else makes it meanwhile.
      makeDataFolder(config.dataDir, false);
      await waitForDatabase(server, log, keepUntil);
    }
    return { server, owner, stop: async () => {} };
  }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log, keepUntil, onLaunch });
  try {
    const addresses = addressesIn(embedded.connectionString);
    await prepareRoles(embedded.connectionString, addresses);
    return { ...addresses, stop: embedded.stop };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** The roles of our own database. Their passwords follow from the superuser's, so that processes which share it agree. */
function addressesIn(superuser: string): RoleAddresses {
  const addressOf = (role: string) => {
    const address = new URL(superuser);
    const password = createHmac('sha256', address.password).update(role).digest('base64url');
    return Object.assign(address, { username: role, password }).href;
  };
  return { owner: addressOf('dayitva_owner'), server: addressOf('dayitva_app') };
}
