import { call } from '#platform/web/client.ts';
import { queryClient } from '#platform/web/query.ts';
import { type PublishedBlock, withText } from './block-text.rules.ts';
import { contentKey } from './content-blocks.api.ts';
import { type ContentBlock, type ContentPage, listContentBlocks } from './content-blocks.contract.ts';
import { NEW_WORDS, type PreviewElement, withPreviewed } from './content-preview.rules.ts';

/** The element around this page, if the editor shows it as a preview. Pages of other origins cannot be read. */
const preview = typeof window === 'undefined' ? null : (window.frameElement as PreviewElement | null);

/** Blocks of each page as the server answered them. */
const published = new Map<ContentPage, ContentBlock[]>();

const shown = (pageKey: ContentPage) =>
  withPreviewed(published.get(pageKey) ?? [], pageKey, preview?.previewed?.()).map(withText);

// The editor beside this page has other words now.
preview?.addEventListener(NEW_WORDS, () => {
  for (const pageKey of published.keys()) queryClient.setQueryData(contentKey(pageKey), shown(pageKey));
});

/** Loads the published blocks of a page; in a preview with the words that are in the editor. */
export async function loadPublishedBlocks(pageKey: ContentPage): Promise<PublishedBlock[]> {
  published.set(pageKey, await call(listContentBlocks, { params: { pageKey } }));
  return shown(pageKey);
}
