import { parseFeed as parse } from 'feedsmith';
import { decodeFeed } from './feed-charset.ts';
import { readFeedDate } from './feed-dates.ts';
import { FeedError, type FeedItem, type FeedSource } from './feed-item.ts';
import { plainText } from './feed-text.ts';
import { plainXml } from './plain-xml.ts';

/** Most items of one feed, the first ones. Feeds start with the newest. */
const ITEMS_MAX = 300;
const LINK_MAX = 2000;

type Parsed = ReturnType<typeof parse>;
type Rss = Extract<Parsed, { format: 'rss' }>['feed'];
type Rdf = Extract<Parsed, { format: 'rdf' }>['feed'];
type Atom = Extract<Parsed, { format: 'atom' }>['feed'];
type Json = Extract<Parsed, { format: 'json' }>['feed'];
type Media = {
  thumbnails?: { url?: string }[];
  contents?: { url?: string; type?: string; medium?: string }[];
};

/** What the formats have in common, as they have it; the first text of each list that is good is taken. */
interface RawItem {
  links: (string | undefined)[];
  titles: (string | undefined)[];
  excerpts: (string | undefined)[];
  pictures: (string | undefined)[];
  /** Texts, as the parser leaves them. */
  dates: unknown[];
}

const isPicture = ({ type, medium }: { type?: string; medium?: string }) =>
  medium === 'image' || (type ?? '').startsWith('image/');

const picturesOf = (media: Media | undefined) => [
  ...(media?.thumbnails ?? []).map(({ url }) => url),
  ...(media?.contents ?? []).filter(isPicture).map(({ url }) => url),
];

const rssItems = ({ items = [] }: Rss): RawItem[] =>
  items.map((item) => ({
    links: [item.link, item.guid?.isPermaLink === false ? undefined : item.guid?.value],
    titles: [item.title, item.description],
    excerpts: [item.description, item.content?.encoded],
    pictures: [
      ...picturesOf(item.media as Media | undefined),
      ...(item.enclosures ?? []).filter(isPicture).map(({ url }) => url),
    ],
    dates: [item.pubDate, ...(item.dc?.dates ?? []), item.atom?.published, item.atom?.updated],
  }));

const rdfItems = ({ items = [] }: Rdf): RawItem[] =>
  items.map((item) => ({
    links: [item.link, item.rdf?.about],
    titles: [item.title, item.description],
    excerpts: [item.description, item.content?.encoded],
    pictures: picturesOf(item.media as Media | undefined),
    dates: item.dc?.dates ?? [],
  }));

const atomItems = ({ entries = [] }: Atom): RawItem[] =>
  entries.map((entry) => {
    const links = entry.links ?? [];
    return {
      links: [
        ...links.filter(({ rel = 'alternate' }) => rel === 'alternate').map(({ href }) => href),
        entry.id,
      ],
      titles: [entry.title?.value, entry.summary?.value],
      excerpts: [entry.summary?.value, entry.content?.value],
      pictures: [
        ...picturesOf(entry.media as Media | undefined),
        ...links
          .filter(({ rel }) => rel === 'enclosure')
          .filter(isPicture)
          .map(({ href }) => href),
      ],
      dates: [entry.published, entry.updated],
    };
  });

const jsonItems = ({ items = [] }: Json): RawItem[] =>
  items.map((item) => ({
    links: [item.url, item.external_url, item.id],
    titles: [item.title, item.summary, item.content_text],
    excerpts: [item.summary, item.content_text, item.content_html],
    pictures: [item.image, item.banner_image],
    dates: [item.date_published, item.date_modified],
  }));

function rawItems(parsed: Parsed): RawItem[] {
  if (parsed.format === 'rss') return rssItems(parsed.feed);
  if (parsed.format === 'rdf') return rdfItems(parsed.feed);
  if (parsed.format === 'atom') return atomItems(parsed.feed);
  return jsonItems(parsed.feed);
}

/** Returns the first result that is not empty. */
function first<T>(texts: (string | undefined)[], read: (text: string) => T | null): T | null {
  for (const text of texts) {
    const result = text ? read(text) : null;
    if (result) return result;
  }
  return null;
}

function webAddress(text: string, base: string): string | null {
  const url = URL.parse(text.trim(), base);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.href.length > LINK_MAX) return null;
  // A name and password before the host make an address look like another one.
  url.username = '';
  url.password = '';
  return url.href;
}

/** An `id` or `guid` is a link only if it is a whole address. */
const isAddress = (text: string) => /^\s*https?:/i.test(text);

function itemOf(raw: RawItem, { url, now, titleMax, excerptMax }: FeedSource): FeedItem | null {
  const [own, ...others] = raw.links;
  const link = first([own, ...others.filter((text) => text && isAddress(text))], (text) =>
    webAddress(text, url),
  );
  const title = first(raw.titles, (text) => plainText(text, titleMax));
  if (!link || !title) return null;
  const excerpt = first(raw.excerpts, (text) => plainText(text, excerptMax));
  return {
    link,
    title,
    excerpt: excerpt === title ? null : excerpt,
    pictureUrl: first(raw.pictures, (text) => webAddress(text, url)),
    publishedAt: first(raw.dates.map(String), (text) => readFeedDate(text, now)),
  };
}

/**
 * Reads RSS, Atom and JSON Feed. Items without a link or a title are left out. It may take long for a feed that is made
 * for that: the server calls `readFeed`, which runs it in a thread.
 * @throws FeedError for what is not a feed, or declares entities.
 */
export function parseFeed(source: FeedSource): FeedItem[] {
  const text = plainXml(decodeFeed(source.body, source.contentType));
  let parsed: Parsed;
  try {
    parsed = parse(text, { maxItems: ITEMS_MAX });
  } catch (error) {
    throw new FeedError('The feed cannot be read: it is not RSS, Atom or JSON Feed, or it is damaged.', {
      cause: error,
    });
  }
  return rawItems(parsed).flatMap((raw) => itemOf(raw, source) ?? []);
}
