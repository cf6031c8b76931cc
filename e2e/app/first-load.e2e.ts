import { expect, test } from '@playwright/test';
import { FIRST_LOAD_MAX, firstLoad } from '../../bench/first-load.ts';

test('the home page asks for at most 180 kB of compressed JavaScript', () => {
  expect(firstLoad()?.gzip).toBeLessThanOrEqual(FIRST_LOAD_MAX);
});
