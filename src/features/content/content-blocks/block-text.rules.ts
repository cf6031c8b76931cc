import { parseRichText } from '#features/content/rich-text/rich-text.rules.ts';
import { linesIn } from '#features/content/rich-text/text-lines.rules.ts';
import type { ContentBlock } from './content-blocks.contract.ts';

/** A published block, also as plain text; an empty line separates paragraphs. */
export type PublishedBlock = ContentBlock & { text: string };

export const withText = (block: ContentBlock): PublishedBlock => ({
  ...block,
  text: linesIn(parseRichText(block.content)).join('\n\n'),
});
