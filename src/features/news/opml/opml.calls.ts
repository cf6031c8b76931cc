import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  readOpml: {
    who: 'admins',
    unrecorded: 'reads a file and stores nothing',
    whole: 'two hundred feeds at most',
    call: () => ({
      body: {
        text: '<opml version="2.0"><body><outline text="A" xmlUrl="https://a.example/f"/></body></opml>',
      },
    }),
  },
  addNewsSources: {
    who: 'admins create',
    call: () => ({
      body: { sources: [{ name: 'A source', url: `https://news.example/${crypto.randomUUID()}` }] },
    }),
  },
  exportOpml: { who: 'admins' },
  previewFeed: {
    who: 'admins',
    unrecorded: 'reads a feed and stores nothing',
    call: () => ({ body: { url: 'http://127.0.0.1:9/feed' } }),
  },
});
