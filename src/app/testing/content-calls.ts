import { fileForm, samplePng } from '#platform/testing/sample-files.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import type { Calls } from './call.ts';

/** Content blocks. */
export const contentCalls = (app: TestApp): Calls => ({
  listContentBlocks: () => ({ params: { pageKey: 'home_impact' } }),
  listContentDrafts: () => ({ params: { pageKey: 'home_impact' } }),
  updateContentBlock: () => ({
    params: { pageKey: 'home_impact', blockKey: `b${crypto.randomUUID().replaceAll('-', '_')}` },
    body: { title: 'Organizations', content: '400+', version: 0 },
  }),
  updateBlockPicture: async () => ({
    params: { pageKey: 'home_hero', blockKey: `b${crypto.randomUUID().replaceAll('-', '_')}` },
    body: fileForm(await samplePng(), 'tap.png', { title: 'Girls at a new tap', version: '0' }),
  }),
  publishContentBlock: async () => ({ params: await contentBlock(app), body: { version: 1 } }),
  listAllContentDrafts: () => ({}),
  keepContentBlock: async () => ({ params: await contentBlock(app) }),
  listContentVersions: async () => ({ params: await contentBlock(app) }),
  restoreContentVersion: async () => ({
    params: await contentBlock(app),
    body: { version: 1, restored_version: 1 },
  }),
  unpublishContentBlock: async () => ({ params: await contentBlock(app) }),
});

/** Inserts a block, which only an admin could create, and returns its keys. */
async function contentBlock(app: TestApp): Promise<{ pageKey: string; blockKey: string }> {
  const blockKey = `b${crypto.randomUUID().replaceAll('-', '_')}`;
  await app.sql("insert into content_blocks (id, page_key, block_key) values ($1, 'terms', $2)", [
    crypto.randomUUID(),
    blockKey,
  ]);
  return { pageKey: 'terms', blockKey };
}
