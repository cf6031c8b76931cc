import { threadReader } from './in-thread.ts';

/** A feed of an OPML file, as the file has it. */
export interface OpmlFeed {
  name: string;
  url: string;
  /** Its own category, or the name of the folder around it. */
  category: string | null;
  description: string | null;
}

const UNREADABLE = 'The file cannot be read: it is not OPML, or it is damaged.';

const readInThread = threadReader<{ text: string }, OpmlFeed[]>(
  new URL('./opml-worker.ts', import.meta.url),
  UNREADABLE,
);

/** Reads an OPML file of a stranger in a thread of its own. @throws FeedError with words for an admin. */
export const readOpmlFile = (text: string): Promise<OpmlFeed[]> => readInThread('opml', { text });

/** Writes an OPML 2.0 file with these feeds, a folder for each category. */
export async function writeOpmlFile(title: string, feeds: OpmlFeed[]): Promise<string> {
  // Seldom needed: loading it makes the start slower.
  const { generateOpml } = await import('feedsmith');
  const folders = Map.groupBy(feeds, ({ category }) => category ?? '');
  const outlines = [...folders].map(([text, inside]) => ({
    text,
    outlines: inside.map(({ name, url, category, description }) => ({
      type: 'rss',
      text: name,
      title: name,
      xmlUrl: url,
      ...(category && { category }),
      ...(description && { description }),
    })),
  }));
  return generateOpml({ head: { title }, body: { outlines } });
}
