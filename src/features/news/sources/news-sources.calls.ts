import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { aboutSource } from '#platform/testing/calls/news-records.ts';

export const calls = defineCalls({
  listNewsSources: { who: 'admins' },
  createNewsSource: {
    who: 'admins create',
    call: () => ({
      body: { name: 'A source', url: `https://news.example/${crypto.randomUUID()}` },
    }),
  },
  updateNewsSource: {
    who: 'admins',
    call: async (scene) => ({ ...(await aboutSource(scene)), body: { priority: 2 } }),
  },
  removeNewsSource: { who: 'admins', call: aboutSource },
});
