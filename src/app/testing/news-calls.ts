import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing } from './call.ts';

/** News of the field and its sources. The sources that calls make are on no machine. */
export function newsCalls(app: TestApp): Calls {
  const source = async (): Promise<{ id: string }> => {
    const id = crypto.randomUUID();
    await app.sql(`insert into news_sources (id, name, url, is_active) values ($1, 'A source', $2, false)`, [
      id,
      `http://127.0.0.1:9/${id}`,
    ]);
    return { id };
  };
  const entry = async (): Promise<{ id: string }> => {
    const id = crypto.randomUUID();
    await app.sql(
      `insert into news_entries (id, source_id, story_key, link, title, category, is_shown, published_at)
        values ($1, $2, $3, $4, 'Wells', 'CSR News', true, now())`,
      [id, (await source()).id, id, `https://news.example/${id}`],
    );
    return { id };
  };
  const about = async () => ({ params: await source() });

  return {
    listNews: nothing,
    listPublicNewsSources: nothing,
    openNews: async () => ({ params: await entry() }),
    markNews: async () => ({ params: await entry(), body: { is_saved: true } }),
    getExampleFeed: async () => {
      await app.sql(
        `insert into news_sources (id, name, url, is_active)
          values (gen_random_uuid(), 'Examples', '/service/api/news/example-feed', false)
          on conflict (url) where url is not null do nothing`,
      );
      return {};
    },
    listNewsSources: nothing,
    createNewsSource: () => ({
      body: { name: 'A source', url: `https://news.example/${crypto.randomUUID()}` },
    }),
    updateNewsSource: async () => ({ ...(await about()), body: { priority: 2 } }),
    removeNewsSource: about,
    previewFeed: () => ({ body: { url: 'http://127.0.0.1:9/feed' } }),
    readOpml: () => ({
      body: {
        text: '<opml version="2.0"><body><outline text="A" xmlUrl="https://a.example/f"/></body></opml>',
      },
    }),
    addNewsSources: () => ({
      body: { sources: [{ name: 'A source', url: `https://news.example/${crypto.randomUUID()}` }] },
    }),
    exportOpml: nothing,
    syncNews: nothing,
    fetchNewsSource: about,
  };
}
