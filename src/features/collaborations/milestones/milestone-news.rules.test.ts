import { describe, expect, test } from 'vitest';
import { type MilestoneChange, summariseNews } from './milestone-news.rules.ts';

const CASES: [changes: MilestoneChange[], words: string[]][] = [
  [['added'], ['added']],
  [['added', 'changed', 'completed'], ['added and completed']],
  [['added', 'completed', 'removed'], []],
  [['changed', 'changed'], ['changed']],
  [['changed', 'completed'], ['completed']],
  [['completed', 'reopened'], []],
  [['changed', 'completed', 'reopened'], ['changed']],
  [['reopened', 'completed'], []],
  [['reopened'], ['reopened']],
  [['completed', 'removed'], ['deleted']],
];

describe('summariseNews', () => {
  test.each(CASES)('%j is said as %j', (changes, words) => {
    const news = changes.map((change) => ({ milestone_id: 'one', milestone_title: 'First pump', change }));
    expect(summariseNews(news).map(({ change }) => change)).toEqual(words);
  });

  test('has one line for each milestone, with its latest title', () => {
    const news = [
      { milestone_id: 'one', milestone_title: 'First pump', change: 'added' },
      { milestone_id: 'two', milestone_title: 'Survey', change: 'completed' },
      { milestone_id: 'one', milestone_title: 'First two pumps', change: 'changed' },
    ] as const;
    expect(summariseNews([...news])).toEqual([
      { title: 'First two pumps', change: 'added' },
      { title: 'Survey', change: 'completed' },
    ]);
  });
});
