import type { Db } from '#platform/server/database/connect.ts';
import { demoId } from '#platform/server/demo-records.ts';
import { SUPPORT_PAGE } from './support-contact.data.ts';

/** Contact of a desk that does not exist: no telephone can reach a number that starts so. */
const BLOCKS = {
  email: ['Email', '<p>support@dayitva.example</p>'],
  phone: ['Phone', '<p>+91 22 0000 0000</p>'],
  address: ['Address', '<p>Dayitva demo desk, Fort, Mumbai 400001</p>'],
} as const;

/** Publishes the contact blocks of the support center. */
export async function loadSupportContactDemo(db: Db, { now }: { now: Date }): Promise<void> {
  await db
    .insertInto('content_blocks')
    .values(
      Object.entries(BLOCKS).map(([key, [title, content]]) => ({
        id: demoId('content-block', `support-${key}`),
        page_key: SUPPORT_PAGE,
        block_key: key,
        title,
        content,
        is_published: true,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}
