import { connectAlone } from '#platform/server/database/connect.ts';
import { defineJob } from '#platform/server/noun.ts';
import { createNearestIndex } from './nearest-index.repository.ts';

/**
 * Makes the index of the extension `vector` where the database has it. Where it cannot, searches by meaning count the signs that
 * differ, as they do without the extension. With many members it takes longer than a job may: its next try finds that it is
 * under way, and ends. A process that stops ends it; the next start makes the index again.
 */
export const nearestIndexJob = defineJob({
  queue: 'marketplace-nearest-index',
  atStart: true,
  work({ log, ownerAddress, onStop }) {
    const open = new Set<ReturnType<typeof connectAlone>>();
    const close = async (connection: ReturnType<typeof connectAlone>) => {
      if (open.delete(connection)) await connection.close();
    };
    onStop(async () => {
      for (const connection of open) await close(connection);
    });
    return async () => {
      const connection = connectAlone(ownerAddress);
      open.add(connection);
      try {
        await createNearestIndex(connection.db);
      } catch (error) {
        // Another try would end the same; a process that stops has closed the connection.
        if (open.has(connection)) log.warn({ err: error }, 'no index for searches by meaning');
      } finally {
        await close(connection);
      }
    };
  },
});
