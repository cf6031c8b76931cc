import type { FastifyBaseLogger } from 'fastify';
import { migrate } from '#platform/server/database/migrate.ts';
import { grantToServer, type RoleAddresses } from '#platform/server/database/roles.ts';
import { prepareJobs } from '#platform/server/jobs.ts';

/**
 * Brings the schema up to date, and where the server has a role of its own, also that of the job queue and the server's rights
 * in both: its role may make no tables.
 * @returns the names of the migrations that ran. @throws Error as `migrate` does; the signal's reason.
 */
export async function prepareSchema(
  addresses: RoleAddresses,
  log: FastifyBaseLogger,
  stopping: AbortSignal,
): Promise<string[]> {
  const ran = await migrate(addresses.owner, stopping);
  if (addresses.owner === addresses.server) return ran;
  await prepareJobs(addresses.owner, log);
  await grantToServer(addresses);
  return ran;
}
