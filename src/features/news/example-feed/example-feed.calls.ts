import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  getExampleFeed: {
    who: 'everybody',
    call: async (scene) => {
      await scene.app.sql(
        `insert into news_sources (id, name, url, is_active)
          values (gen_random_uuid(), 'Examples', '/service/api/news/example-feed', false)
          on conflict (url) where url is not null do nothing`,
      );
      return {};
    },
  },
});
