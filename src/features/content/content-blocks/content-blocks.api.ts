import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import type { BlockWords, ContentBlock, ContentPage } from './content-blocks.contract.ts';

/** An admin's change is seen at the next visit; until then a page asks once. */
const STALE_MS = 5 * 60_000;

/**
 * The published blocks of a page by their keys; empty while they load, on error, and while not `enabled`.
 * The contract comes with the first call, so that the first load of a page does not carry it.
 */
export function useContentBlocks(pageKey: ContentPage, enabled = true): Map<string, ContentBlock> {
  const { data = [] } = useQuery({
    queryKey: ['content', pageKey],
    queryFn: async () => {
      const { listContentBlocks } = await import('./content-blocks.contract.ts');
      return call(listContentBlocks, { params: { pageKey } });
    },
    enabled,
    staleTime: STALE_MS,
  });
  return new Map(data.map((block) => [block.block_key, block]));
}

/** The words of a page: of each block the published ones, or else the built-in ones. */
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
