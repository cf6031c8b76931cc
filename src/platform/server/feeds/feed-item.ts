// Apart from the parser, which only the thread loads: it would make the start of the server slower.

/** Reasons for which a feed is not read, in words for an admin. */
export class FeedError extends Error {
  get reason(): string {
    return this.message;
  }
}

/** A feed as it was fetched, and how much of it is wanted. */
export interface FeedSource {
  body: Uint8Array;
  contentType: string | undefined;
  /** Address that it came from: relative links start there. */
  url: string;
  now: Date;
  /** Most characters of a title and of an excerpt. */
  titleMax: number;
  excerptMax: number;
}

/** One story of a feed. Title and excerpt are plain text of one line. */
export interface FeedItem {
  /** http(s) address. */
  link: string;
  title: string;
  excerpt: string | null;
  /** http(s) address, as the feed names it. */
  pictureUrl: string | null;
  /** ISO instant, never in the future; null if the feed has no date that can be right. */
  publishedAt: string | null;
}

export interface ReadFeed {
  /** The newest first; those without a date count as new. */
  items: FeedItem[];
  /** Number of stories that are left out because they have no link or no text at all. */
  incomplete: number;
  /** Number of stories that are older than as many as one feed may have here. */
  older: number;
}
