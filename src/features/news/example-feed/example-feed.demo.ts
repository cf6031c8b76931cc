import { EXAMPLE_FEED_PATH } from '#features/news/sources/news-sources.rules.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { newId } from '#platform/server/ids.ts';
import { EXAMPLE_MARK } from './example-feed.data.ts';

/** Adds the source of the demo data. The sync reads its feed as that of any other. */
export async function loadNewsDemo(db: Db, { now }: { now: Date }): Promise<void> {
  await db
    .insertInto('news_sources')
    .values({
      id: newId(),
      name: `${EXAMPLE_MARK} feed of the demo`,
      url: EXAMPLE_FEED_PATH,
      category: 'CSR News',
      description: 'Examples that come with the demo data. They are not news.',
      created_at: now,
      updated_at: now,
    })
    .execute();
}
