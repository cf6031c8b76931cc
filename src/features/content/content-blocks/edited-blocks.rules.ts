import { parseRichText, plainText } from '#features/content/rich-text/rich-text.rules.ts';
import type { BlockWords, ContentDraft, ContentPage } from './content-blocks.contract.ts';
import { CONTENT_PAGE_WORDS } from './content-pages.data.ts';

/** A block that a page shows or that is stored for it. */
export interface EditedBlock {
  key: string;
  stored: ContentDraft | undefined;
  /** Words that the page shows while no block is published; undefined if the page does not show this block. */
  builtIn: BlockWords | undefined;
}

/** Built-in words: page -> block key -> words. */
export type BuiltInWords = Record<ContentPage, Record<string, BlockWords>>;

/** Returns the blocks that a page shows, then stored ones that it does not show. */
export function blocksOf(builtIn: Record<string, BlockWords>, stored: ContentDraft[]): EditedBlock[] {
  const keys = new Set([...Object.keys(builtIn), ...stored.map(({ block_key }) => block_key)]);
  return [...keys].map((key) => ({
    key,
    stored: stored.find(({ block_key }) => block_key === key),
    builtIn: builtIn[key],
  }));
}

/** Returns a block's name for admins: its question, or its key as words: `main_heading` is "Main heading". */
export function blockName(pageKey: ContentPage, { key, stored, builtIn }: EditedBlock): string {
  const question = CONTENT_PAGE_WORDS[pageKey].hasQuestions && (stored?.title || builtIn?.title);
  return question || key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');
}

/** A place at which a search found something. */
interface FoundText {
  pageKey: ContentPage;
  key: string;
  /** Name of the block for admins. */
  name: string;
  /** The found words with some around them. */
  excerpt: string;
}

const AROUND = 60;

/** Finds words, in any case, in the titles and contents of all pages: in what was saved last, or else in the built-in words. */
export function findTexts(search: string, builtIn: BuiltInWords, stored: ContentDraft[]): FoundText[] {
  const wanted = search.toLowerCase();
  return (Object.keys(builtIn) as ContentPage[]).flatMap((pageKey) => {
    const ofPage = stored.filter(({ page_key }) => page_key === pageKey);
    return blocksOf(builtIn[pageKey], ofPage).flatMap((block) => {
      const { title, content } = block.stored ?? block.builtIn ?? { title: '', content: '' };
      const words = [title, plainText(parseRichText(content))].filter(Boolean).join(': ');
      const at = words.toLowerCase().indexOf(wanted);
      if (at < 0) return [];
      const [from, to] = [Math.max(0, at - AROUND), at + wanted.length + AROUND];
      const excerpt = `${from > 0 ? '…' : ''}${words.slice(from, to)}${to < words.length ? '…' : ''}`;
      return [{ pageKey, key: block.key, name: blockName(pageKey, block), excerpt }];
    });
  });
}
