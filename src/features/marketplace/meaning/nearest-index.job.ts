import type { JobParts } from '#platform/server/context.ts';
import { connectAlone } from '#platform/server/database/connect.ts';
import { createNearestIndex } from './nearest-index.repository.ts';

export const NEAREST_INDEX_QUEUE = 'marketplace-nearest-index';

/**
 * Creates the job that makes the index of the extension `vector` where the database has it. Where it cannot, searches by meaning
 * count the signs that differ, as they do without the extension. With many members it takes longer than a job may: its next try
 * finds that it is under way, and ends.
 * @returns `close` ends it when the process stops; the next start makes the index again.
 */
export function createNearestIndexJob({ log }: Pick<JobParts, 'log'>, connectionString: string) {
  const open = new Set<ReturnType<typeof connectAlone>>();
  const close = async (connection: ReturnType<typeof connectAlone>) => {
    if (open.delete(connection)) await connection.close();
  };
  return {
    async work(): Promise<void> {
      const connection = connectAlone(connectionString);
      open.add(connection);
      try {
        await createNearestIndex(connection.db);
      } catch (error) {
        // Another try would end the same; a process that stops has closed the connection.
        if (open.has(connection)) log.warn({ err: error }, 'no index for searches by meaning');
      } finally {
        await close(connection);
      }
    },
    async close(): Promise<void> {
      for (const connection of open) await close(connection);
    },
  };
}
