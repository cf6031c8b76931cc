import type { BlockWords, ContentBlock, ContentPage } from './content-blocks.contract.ts';

/** Event at the element of a preview: there are other words to show. */
export const NEW_WORDS = 'new-words';

/** Words that the editor has, and where they belong. */
interface Previewed {
  pageKey: ContentPage;
  blockKey: string;
  words: BlockWords;
}

/** The element of a preview, as the page in it reads it. */
export type PreviewElement = HTMLIFrameElement & { previewed?: () => Previewed };

/** Returns the blocks of a page as they will be once the words of the editor are published. */
export function withPreviewed(
  blocks: ContentBlock[],
  pageKey: ContentPage,
  previewed: Previewed | undefined,
): ContentBlock[] {
  if (previewed?.pageKey !== pageKey) return blocks;
  const { blockKey, words } = previewed;
  const before = blocks.find(({ block_key }) => block_key === blockKey);
  const block: ContentBlock = {
    id: '',
    block_type: 'text',
    media_url: null,
    is_published: true,
    version: 1,
    updated_at: new Date().toISOString(),
    ...before,
    block_key: blockKey,
    ...words,
  };
  return [...blocks.filter(({ block_key }) => block_key !== blockKey), block];
}
