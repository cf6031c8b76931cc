import type { Scene } from './define-calls.ts';

/** A source of news that is on no machine. */
export const newsSource = async (scene: Scene): Promise<{ id: string }> => {
  const id = crypto.randomUUID();
  await scene.app.sql(
    `insert into news_sources (id, name, url, is_active) values ($1, 'A source', $2, false)`,
    [id, `http://127.0.0.1:9/${id}`],
  );
  return { id };
};

/** The call of a route about a source. */
export const aboutSource = async (scene: Scene) => ({ params: await newsSource(scene) });
