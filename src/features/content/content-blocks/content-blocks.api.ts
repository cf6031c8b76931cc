import { useQuery } from '@tanstack/react-query';
import type { PublishedBlock } from './block-text.rules.ts';
import type { BlockWords, ContentPage } from './content-blocks.contract.ts';

/** A visit shows what was published a second ago; the parts of one page that read the same blocks share a call. */
const STALE_MS = 1000;

/** Key of everything that is loaded about a page's blocks. */
export const contentKey = (pageKey: ContentPage) => ['content', pageKey] as const;

/**
 * Loads the published blocks of a page by their keys; empty while loading, on error, and while not `enabled`.
 * What the call needs is loaded with it, to keep the first load of a page small.
 */
export function useContentBlocks(pageKey: ContentPage, enabled = true): Map<string, PublishedBlock> {
  const { data = [] } = useQuery({
    queryKey: contentKey(pageKey),
    queryFn: async () => (await import('./published-blocks.api.ts')).loadPublishedBlocks(pageKey),
    enabled,
    staleTime: STALE_MS,
  });
  return new Map(data.map((block) => [block.block_key, block]));
}

/** Returns the words of a page: the published block, or else the built-in words. */
export function useContentWords<Key extends string>(
  pageKey: ContentPage,
  builtIn: Record<Key, BlockWords>,
  enabled: boolean,
): Record<Key, BlockWords> {
  const blocks = useContentBlocks(pageKey, enabled);
  const words = { ...builtIn };
  for (const key of Object.keys(builtIn) as Key[]) words[key] = blocks.get(key) ?? builtIn[key];
  return words;
}
