import { expect, test } from 'vitest';
import { SCHEDULE_VII_ITEMS, scheduleViiText } from './schedule-vii.ts';

test('Schedule VII has twelve items, each with words', () => {
  expect(SCHEDULE_VII_ITEMS).toHaveLength(12);
  expect(scheduleViiText('ii')).toBe('(ii) Education, vocational skills and livelihoods');
  expect(scheduleViiText('xiii'), 'one that the list no longer has').toBe('(xiii)');
});
