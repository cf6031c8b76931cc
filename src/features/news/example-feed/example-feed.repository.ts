import { EXAMPLE_FEED_PATH } from '#features/news/sources/news-sources.rules.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** Finds when the source of the demo data was made; undefined without the demo data. */
export const findExampleSource = (db: Db) =>
  db.selectFrom('news_sources').select('created_at').where('url', '=', EXAMPLE_FEED_PATH).executeTakeFirst();
