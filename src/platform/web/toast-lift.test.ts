import { expect, test } from 'vitest';
import { liftOver } from './toast-lift.ts';

const TOASTS = { top: 700, bottom: 800 };

test.each([
  ['no action', [], 0],
  ['an action above the toasts', [{ top: 600, bottom: 690 }], 0],
  ['an action below them', [{ top: 810, bottom: 840 }], 0],
  ['an action that they lie on', [{ top: 760, bottom: 804 }], 48],
  [
    'an action that they reach only when they have moved up',
    [
      { top: 640, bottom: 684 },
      { top: 760, bottom: 804 },
    ],
    168,
  ],
])('liftOver %s', (_, actions, lift) => {
  expect(liftOver(TOASTS, actions)).toBe(lift);
});
