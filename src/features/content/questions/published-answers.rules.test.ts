import { expect, test } from 'vitest';
import { withText } from '#features/content/content-blocks/block-text.rules.ts';
import {
  type BlockWords,
  type ContentBlock,
  updateContentBlock,
} from '#features/content/content-blocks/content-blocks.contract.ts';
import { FAQ } from '#features/content/faq/faq.data.ts';
import { helpOn } from '#features/support/help/help-search.rules.ts';
import { withPublished } from './published-answers.rules.ts';
import { asBlocks } from './question-blocks.rules.ts';

const asPublished = (words: BlockWords) => withText({ ...words } as ContentBlock);

const HELP = Object.values(helpOn('2026-11-21')).flat();

test.each([
  ['faq', FAQ.map(({ id, question, answer }) => ({ id: String(id), question, answer }))],
  ['help', HELP.map(({ id, question, answer }) => ({ id, question, answer }))],
])('each question of %s can be saved as a block, and comes back as it was', (pageKey, questions) => {
  const blocks = asBlocks(questions);
  for (const blockKey of Object.keys(blocks)) {
    expect(updateContentBlock.params?.safeParse({ pageKey, blockKey }).success, blockKey).toBe(true);
  }
  const published = new Map(Object.entries(blocks).map(([key, words]) => [key, asPublished(words)]));
  expect(withPublished(questions, published)).toEqual(questions);
});

test('an empty title or content keeps the built-in words', () => {
  const [first] = FAQ;
  if (!first) throw new Error('there are no questions');
  const publish = (title: string, content: string) =>
    withPublished([first], new Map([['faq_1', asPublished({ title, content })]]))[0];
  expect(publish('', '<p>Short &amp; new.</p><p>Two.</p>')).toEqual({
    ...first,
    answer: 'Short & new.\n\nTwo.',
  });
  expect(publish('Who?', '<p> </p>')).toEqual({ ...first, question: 'Who?' });
});
