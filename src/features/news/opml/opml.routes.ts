import type { NewsSyncSettings } from '#features/news/sync/news-sync.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './opml.contract.ts';
import * as opml from './opml.service.ts';

/** Binds the preview of a feed, and the import and export of sources. */
export function opmlRoutes(bind: Bind, settings: NewsSyncSettings): void {
  bind(contract.previewFeed, (ctx, { body }) => opml.previewFeed(ctx, body.url, settings));
  bind(contract.readOpml, (ctx, { body }) => opml.readOpml(ctx, body.text));
  bind(contract.addNewsSources, (ctx, { body }) => opml.addNewsSources(ctx, body.sources));
  bind(contract.exportOpml, (ctx) => opml.exportOpml(ctx));
}
