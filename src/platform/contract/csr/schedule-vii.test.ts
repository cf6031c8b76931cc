import { expect, test } from 'vitest';
import { SCHEDULE_VII_ITEMS, scheduleViiText } from './schedule-vii.ts';

test('Schedule VII has thirteen items, each with words', () => {
  expect(SCHEDULE_VII_ITEMS).toHaveLength(13);
  expect(scheduleViiText('ii')).toBe('(ii) Education, vocational skills and livelihoods');
  expect(scheduleViiText('xiv'), 'one that the list does not have').toBe('(xiv)');
});
