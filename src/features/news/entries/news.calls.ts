import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { newsSource } from '#platform/testing/calls/news-records.ts';

const entry = async (scene: Scene): Promise<{ id: string }> => {
  const id = crypto.randomUUID();
  await scene.app.sql(
    `insert into news_entries (id, source_id, story_key, link, title, category, is_shown, published_at)
        values ($1, $2, $3, $4, 'Wells', 'CSR News', true, now())`,
    [id, (await newsSource(scene)).id, id, `https://news.example/${id}`],
  );
  return { id };
};

export const calls = defineCalls({
  listNews: { who: 'everybody', scope: 'learn:read' },
  listPublicNewsSources: { who: 'everybody', scope: 'learn:read' },
  openNews: { who: 'everybody', call: async (scene) => ({ params: await entry(scene) }) },
  markNews: {
    who: 'signed in',
    act: 'personal',
    call: async (scene) => ({ params: await entry(scene), body: { is_saved: true } }),
  },
});
