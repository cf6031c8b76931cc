import { FileResponse } from '#platform/contract/file-response.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const getExampleFeed = defineRoute({
  name: 'getExampleFeed',
  method: 'GET',
  // EXAMPLE_FEED_PATH in news-sources.rules.ts is this path with what every path of the API starts with.
  path: '/news/example-feed',
  access: 'public',
  scope: 'none',
  summary: 'The feed of the demo data (JSON Feed), with examples only; not found without the demo data',
  response: FileResponse,
});
