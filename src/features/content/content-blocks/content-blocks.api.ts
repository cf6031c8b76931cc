import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import type { BlockWords, ContentBlock, ContentPage } from './content-blocks.contract.ts';

/** A page loads its blocks once in this time; an admin's change appears at the next visit. */
const STALE_MS = 5 * 60_000;

/** Key of everything that is loaded about a page's blocks. */
export const contentKey = (pageKey: ContentPage) => ['content', pageKey] as const;

/**
 * Loads the published blocks of a page by their keys; empty while loading, on error, and while not `enabled`.
 * The contract is loaded with the first call, to keep the first load of a page small.
 */
export function useContentBlocks(pageKey: ContentPage, enabled = true): Map<string, ContentBlock> {
  const { data = [] } = useQuery({
    queryKey: contentKey(pageKey),
    queryFn: async () => {
      const { listContentBlocks } = await import('./content-blocks.contract.ts');
      return call(listContentBlocks, { params: { pageKey } });
    },
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
