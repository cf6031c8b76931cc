import { expect, test } from 'vitest';
import { connectListeners, defineEvent, on } from './events.ts';

test('an event that nobody listens to is an error at start, as is a listener to an event that no noun lists', () => {
  const moved = defineEvent<{ id: string }>('thing moved');
  const hears = on(moved, () => {});
  expect(() => connectListeners([{ events: [moved] }])).toThrow('Nobody listens to the event "thing moved"');
  expect(() => connectListeners([{ listeners: [hears] }])).toThrow('No noun lists the event "thing moved"');
  expect(() => connectListeners([{ events: [moved] }, { listeners: [hears] }])).not.toThrow();
  expect(moved.listeners).toHaveLength(1);
});
