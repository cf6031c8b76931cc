import { parseFeed as parse } from 'feedsmith';
import { decodeFeed } from './feed-charset.ts';
import { readFeedDate } from './feed-dates.ts';
import { FeedError, type FeedItem, type FeedSource, type ReadFeed } from './feed-item.ts';
import { plainText } from './feed-text.ts';
import { plainXml } from './plain-xml.ts';

/** Most items of one feed, the newest ones. */
const ITEMS_MAX = 300;
const LINK_MAX = 2000;

type Parsed = ReturnType<typeof parse>;
type Rss = Extract<Parsed, { format: 'rss' }>['feed'];
type Rdf = Extract<Parsed, { format: 'rdf' }>['feed'];
type Atom = Extract<Parsed, { format: 'atom' }>['feed'];
type Json = Extract<Parsed, { format: 'json' }>['feed'];
type Media = {
  title?: { value?: string };
  description?: { value?: string };
  thumbnails?: { url?: string }[];
  contents?: (Media & { url?: string; type?: string; medium?: string })[];
  groups?: Media[];
};
type Links = { href?: string; rel?: string }[];
type Terms = Partial<Record<'issued' | 'created' | 'dates' | 'available' | 'modified', unknown[]>>;

/** What the formats have in common, as they have it; the first text of each list that is good is taken. */
interface RawItem {
  links: (string | undefined)[];
  titles: (string | undefined)[];
  excerpts: (string | undefined)[];
  pictures: (string | undefined)[];
  /** Texts, as the parser leaves them. */
  dates: unknown[];
  /** Addresses that links start from (`xml:base`), the outer one first. */
  bases: (string | undefined)[];
}

const isPicture = ({ type, medium }: { type?: string; medium?: string }) =>
  medium === 'image' || (type ?? '').startsWith('image/');

/** Those of the item, of its groups and of each film or picture in it. */
const mediaOf = (media: Media | undefined): Media[] =>
  media ? [media, ...(media.groups ?? []).flatMap(mediaOf), ...(media.contents ?? []).flatMap(mediaOf)] : [];

const picturesOf = (media: Media[]) => [
  ...media.flatMap(({ thumbnails = [] }) => thumbnails.map(({ url }) => url)),
  ...media.flatMap(({ contents = [] }) => contents.filter(isPicture).map(({ url }) => url)),
];

const titlesOf = (media: Media[]) => media.map(({ title }) => title?.value);
const wordsOf = (media: Media[]) => media.map(({ description }) => description?.value);

/** The stories themselves, not what belongs to them. */
const alternates = (links: Links = []) =>
  links.filter(({ rel = 'alternate' }) => rel === 'alternate').map(({ href }) => href);

const termDates = ({ issued, available, created, dates, modified }: Terms = {}) =>
  [issued, available, created, dates, modified].flatMap((list) => list ?? []);

const rssItems = ({ items = [], xml }: Rss): RawItem[] =>
  items.map((item) => {
    const media = mediaOf(item.media as Media | undefined);
    const texts = [item.description, item.content?.encoded, ...wordsOf(media)];
    return {
      links: [
        item.link,
        ...alternates(item.atom?.links),
        item.guid?.isPermaLink === false ? undefined : item.guid?.value,
      ],
      titles: [item.title, ...(item.dc?.titles ?? []), ...titlesOf(media), ...texts],
      excerpts: texts,
      pictures: [...picturesOf(media), ...(item.enclosures ?? []).filter(isPicture).map(({ url }) => url)],
      dates: [
        item.pubDate,
        ...(item.dc?.dates ?? []),
        ...termDates(item.dcterms as Terms | undefined),
        item.atom?.published,
        item.atom?.updated,
      ],
      bases: [xml?.base, item.xml?.base],
    };
  });

const rdfItems = ({ items = [], xml }: Rdf): RawItem[] =>
  items.map((item) => {
    const media = mediaOf(item.media as Media | undefined);
    const texts = [item.description, item.content?.encoded, ...wordsOf(media)];
    return {
      links: [item.link, ...alternates(item.atom?.links), item.rdf?.about],
      titles: [item.title, ...(item.dc?.titles ?? []), ...titlesOf(media), ...texts],
      excerpts: texts,
      pictures: picturesOf(media),
      dates: [...(item.dc?.dates ?? []), ...termDates(item.dcterms as Terms | undefined)],
      bases: [xml?.base, item.xml?.base],
    };
  });

const atomItems = ({ entries = [], xml }: Atom): RawItem[] =>
  entries.map((entry) => {
    const links = entry.links ?? [];
    const media = mediaOf(entry.media as Media | undefined);
    const texts = [entry.summary?.value, entry.content?.value, ...wordsOf(media)];
    return {
      links: [...alternates(links), entry.id],
      titles: [entry.title?.value, ...(entry.dc?.titles ?? []), ...titlesOf(media), ...texts],
      excerpts: texts,
      pictures: [
        ...picturesOf(media),
        ...links
          .filter(({ rel }) => rel === 'enclosure')
          .filter(isPicture)
          .map(({ href }) => href),
      ],
      dates: [
        entry.published,
        ...(entry.dc?.dates ?? []),
        ...termDates(entry.dcterms as Terms | undefined),
        entry.updated,
      ],
      bases: [xml?.base, entry.xml?.base],
    };
  });

const jsonItems = ({ items = [] }: Json): RawItem[] =>
  items.map((item) => ({
    links: [item.url, item.external_url, item.id],
    titles: [item.title, item.summary, item.content_text, item.content_html],
    excerpts: [item.summary, item.content_text, item.content_html],
    pictures: [item.image, item.banner_image],
    dates: [item.date_published, item.date_modified],
    bases: [],
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

const dateOf = ({ dates }: RawItem, now: Date) => first(dates.map(String), (text) => readFeedDate(text, now));

function itemOf(raw: RawItem, publishedAt: string | null, source: FeedSource): FeedItem | null {
  const base = raw.bases.reduce<string>((outer, own) => (own && webAddress(own, outer)) || outer, source.url);
  const [own, ...others] = raw.links;
  const link = first([own, ...others.filter((text) => text && isAddress(text))], (text) =>
    webAddress(text, base),
  );
  const title = first(raw.titles, (text) => plainText(text, source.titleMax));
  if (!link || !title) return null;
  const excerpt = first(raw.excerpts, (text) => plainText(text, source.excerptMax));
  return {
    link,
    title,
    excerpt: excerpt === title ? null : excerpt,
    pictureUrl: first(raw.pictures, (text) => webAddress(text, base)),
    publishedAt,
  };
}

/**
 * Reads RSS, Atom and JSON Feed. Items without a link or any text are left out. It may take long for a feed that is made
 * for that: the server calls `readFeed`, which runs it in a thread.
 * @throws FeedError for what is not a feed, or declares entities.
 */
export function parseFeed(source: FeedSource): ReadFeed {
  const text = plainXml(decodeFeed(source.body, source.contentType));
  let parsed: Parsed;
  try {
    parsed = parse(text);
  } catch (error) {
    throw new FeedError('The feed cannot be read: it is not RSS, Atom or JSON Feed, or it is damaged.', {
      cause: error,
    });
  }
  const now = source.now.toISOString();
  const all = rawItems(parsed)
    .map((raw) => ({ raw, at: dateOf(raw, source.now) }))
    // Some feeds begin with the oldest.
    .toSorted((one, other) => (other.at ?? now).localeCompare(one.at ?? now));
  const newest = all.slice(0, ITEMS_MAX);
  const items = newest.flatMap(({ raw, at }) => itemOf(raw, at, source) ?? []);
  return { items, incomplete: newest.length - items.length, older: all.length - newest.length };
}
