import { expect, test } from '@playwright/test';
import { FIRST_LOAD_MAX, FIRST_PAGES, firstLoad } from '../../bench/first-load.ts';

test('the pages at which people arrive ask for few scripts and style sheets', () => {
  for (const page of FIRST_PAGES) {
    const load = firstLoad(page);
    for (const kind of ['scripts', 'sheets', 'bytes'] as const)
      expect.soft(load?.[kind], `${kind} of ${page}`).toBeLessThanOrEqual(FIRST_LOAD_MAX[page][kind]);
  }
});
