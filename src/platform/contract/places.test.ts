import { describe, expect, test } from 'vitest';
import { stateOfLocation } from './places.ts';
import { STATES } from './reference-data.ts';

describe('the state that a written location lies in', () => {
  test.each(STATES)('is known by its own name: %s', (state) => {
    expect(stateOfLocation(state)).toBe(state);
    expect(stateOfLocation(`Some Town, ${state.toUpperCase()} 123 456`)).toBe(state);
  });

  test.each([
    ['Mumbai', 'Maharashtra'],
    ['12, MG Road, Bengaluru - 560001', 'Karnataka'],
    ['Delhi Road, Ranchi, Jharkhand', 'Jharkhand'],
    ['Agra Street, Chennai', 'Tamil Nadu'],
    ['Bombay / Pune', 'Maharashtra'],
    ['Silvassa (Dadra & Nagar Haveli and Daman & Diu)', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['Port Blair; Andaman & Nicobar Islands', 'Andaman and Nicobar Islands'],
    ['orissa', 'Odisha'],
  ])('is read from %s', (location, state) => {
    expect(stateOfLocation(location)).toBe(state);
  });

  test.each([null, undefined, '', 'Kathmandu', 'Maharashtrian Street', ', ,', '560001'])(
    'is unknown for %j',
    (location) => {
      expect(stateOfLocation(location)).toBeNull();
    },
  );
});
