import { testimonialBody } from '#platform/testing/records.ts';
import type { TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing, recordOf } from './call.ts';

/** Content blocks, stories, and the assistant. */
export function contentCalls(app: TestApp, owner: TestMember): Calls {
  const record = recordOf(app, owner);

  return {
    listContentBlocks: () => ({ params: { pageKey: 'home_impact' } }),
    listContentDrafts: () => ({ params: { pageKey: 'home_impact' } }),
    updateContentBlock: () => ({
      params: { pageKey: 'home_impact', blockKey: `b${crypto.randomUUID().replaceAll('-', '_')}` },
      body: { title: 'Organizations', content: '400+', version: 0 },
    }),
    publishContentBlock: async () => ({ params: await contentBlock(app) }),
    unpublishContentBlock: async () => ({ params: await contentBlock(app) }),
    listTestimonials: nothing,
    sendTestimonial: () => ({ body: testimonialBody() }),
    listOwnTestimonials: nothing,
    listPendingTestimonials: nothing,
    decideTestimonial: async () => ({
      params: await record('/testimonials', testimonialBody()),
      body: { status: 'published' },
    }),

    askAssistant: () => ({ body: { question: 'How do I verify my email?' } }),
  };
}

/** The keys of a block that only an admin could have made. */
async function contentBlock(app: TestApp): Promise<{ pageKey: string; blockKey: string }> {
  const blockKey = `b${crypto.randomUUID().replaceAll('-', '_')}`;
  await app.sql("insert into content_blocks (id, page_key, block_key) values ($1, 'terms', $2)", [
    crypto.randomUUID(),
    blockKey,
  ]);
  return { pageKey: 'terms', blockKey };
}
