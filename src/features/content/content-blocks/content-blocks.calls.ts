import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import type { TestApp } from '#platform/testing/test-app.ts';

/** Inserts a block, which only an admin could create, and returns its keys. */
async function contentBlock(app: TestApp): Promise<{ pageKey: string; blockKey: string }> {
  const blockKey = `b${crypto.randomUUID().replaceAll('-', '_')}`;
  await app.sql("insert into content_blocks (id, page_key, block_key) values ($1, 'terms', $2)", [
    crypto.randomUUID(),
    blockKey,
  ]);
  return { pageKey: 'terms', blockKey };
}

export const calls = defineCalls({
  listContentBlocks: {
    who: 'everybody',
    whole: 'the blocks of one page',
    call: () => ({ params: { pageKey: 'home_impact' } }),
  },
  listContentDrafts: {
    who: 'admins',
    whole: 'the blocks of one page',
    call: () => ({ params: { pageKey: 'home_impact' } }),
  },
  listAllContentDrafts: { who: 'admins', whole: 'the blocks of nine pages' },
  updateContentBlock: {
    who: 'admins',
    call: () => ({
      params: { pageKey: 'home_impact', blockKey: `b${crypto.randomUUID().replaceAll('-', '_')}` },
      body: { title: 'Organizations', content: '400+', version: 0 },
    }),
  },
  publishContentBlock: {
    who: 'admins',
    call: async (scene) => ({ params: await contentBlock(scene.app), body: { version: 1 } }),
  },
  keepContentBlock: { who: 'admins', call: async (scene) => ({ params: await contentBlock(scene.app) }) },
  unpublishContentBlock: {
    who: 'admins',
    call: async (scene) => ({ params: await contentBlock(scene.app) }),
  },
  listContentVersions: { who: 'admins', call: async (scene) => ({ params: await contentBlock(scene.app) }) },
  restoreContentVersion: {
    who: 'admins',
    call: async (scene) => ({
      params: await contentBlock(scene.app),
      body: { version: 1, restored_version: 1 },
    }),
  },
});
