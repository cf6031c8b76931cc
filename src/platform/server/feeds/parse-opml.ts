import { parseOpml } from 'feedsmith';
import { FeedError } from './feed-item.ts';
import type { OpmlFeed } from './opml.ts';
import { plainXml } from './plain-xml.ts';

/** Most feeds of one file. */
const FEEDS_MAX = 200;

type Outline = NonNullable<NonNullable<ReturnType<typeof parseOpml>['body']>['outlines']>[number];

/** Adds the feeds of these outlines and of those within them, in their order. */
function collect(outlines: Outline[], folder: string | null, feeds: OpmlFeed[]): void {
  for (const outline of outlines) {
    const name = outline.title ?? outline.text ?? '';
    if (outline.xmlUrl) {
      const category = outline.category ?? folder;
      feeds.push({ name, url: outline.xmlUrl, category, description: outline.description ?? null });
      if (feeds.length > FEEDS_MAX) throw new FeedError(`The file has more than ${FEEDS_MAX} feeds.`);
    }
    collect(outline.outlines ?? [], name || folder, feeds);
  }
}

/** Reads the feeds of an OPML file, 200 at most. The server calls `readOpmlFile`. @throws FeedError. */
export function parseOpmlFile(text: string): OpmlFeed[] {
  const feeds: OpmlFeed[] = [];
  collect((parseOpml(plainXml(text)).body?.outlines ?? []) as Outline[], null, feeds);
  return feeds;
}
