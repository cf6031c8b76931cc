import type { Db } from '../database/connect.ts';
import { notify, PAYLOAD_MAX_BYTES } from '../database/notifications.ts';

/**
 * Tells the open streams of all processes that something happened. They hear of it after the commit of the caller's
 * transaction, or not at all.
 * @param topic the streams that name this topic get it: `chat:{id}`.
 * @param data ids only. Each stream reads from the database what its caller may see.
 * @throws Error if topic and data are longer than PostgreSQL takes (8,000 bytes): texts do not belong here.
 */
export async function publish(db: Db, topic: string, data: object): Promise<void> {
  const payload = JSON.stringify([topic, data]);
  const bytes = Buffer.byteLength(payload);
  if (bytes > PAYLOAD_MAX_BYTES) throw new Error(`${topic}: ${bytes} bytes are too many to publish`);
  await notify(db, payload);
}
