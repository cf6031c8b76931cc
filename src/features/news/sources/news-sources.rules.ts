/** Path of the feed that the demo data brings. Stored as it is: the address of the installation may change. */
export const EXAMPLE_FEED_PATH = '/service/api/news/example-feed';

/** Returns the address of a source on the internet. @param publicUrl of this installation, without a slash at the end. */
export const feedAddress = (url: string, publicUrl: string): string =>
  url === EXAMPLE_FEED_PATH ? publicUrl + url : url;

/** Returns what is stored for an address that an admin enters. */
export const storedFeedAddress = (address: string, publicUrl: string): string =>
  address === publicUrl + EXAMPLE_FEED_PATH ? EXAMPLE_FEED_PATH : address;

/** Returns the page of a Twitter account. @param handle without @. */
export const twitterPage = (handle: string): string => `https://x.com/${handle}`;
