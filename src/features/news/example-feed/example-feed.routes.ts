import type { Bind } from '#platform/server/http/bind.ts';
import { getExampleFeed } from './example-feed.contract.ts';
import * as example from './example-feed.service.ts';

export function exampleFeedRoutes(bind: Bind): void {
  bind(getExampleFeed, (ctx) => example.getExampleFeed(ctx));
}
