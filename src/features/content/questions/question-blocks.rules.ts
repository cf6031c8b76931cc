import type { BlockWords } from '#features/content/content-blocks/content-blocks.contract.ts';
import { type Answered, keyOf } from './published-answers.rules.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const asHtml = (answer: string) =>
  answer
    .split('\n\n')
    .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
    .join('');

/** Returns questions as the blocks of a page, for the editor. */
export const asBlocks = (questions: Answered[]): Record<string, BlockWords> =>
  Object.fromEntries(
    questions.map((item) => [keyOf(item), { title: item.question, content: asHtml(item.answer) }]),
  );
