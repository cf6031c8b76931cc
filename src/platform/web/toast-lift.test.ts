import { expect, test } from 'vitest';
import { liftFor, liftOver } from './toast-lift.ts';

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

const ACTIONS = [{ top: 760, bottom: 804 }];

test.each([
  ['no control', [], 48],
  ['a control that they would lie on', [{ top: 640, bottom: 684 }], 168],
  [
    'controls up to the ceiling: on the fewest',
    [300, 340, 380, 420, 500, 560, 600, 640, 680, 720].map((top) => ({ top, bottom: top + 30 })),
    248,
  ],
])('liftFor with %s', (_, controls, lift) => {
  expect(liftFor(TOASTS, ACTIONS, controls, 340)).toBe(lift);
});

test('toasts move over actions past the ceiling, and stay where these reach to the edge of the window', () => {
  expect(liftFor(TOASTS, [{ top: 300, bottom: 804 }], [], 340)).toBe(508);
  expect(liftFor(TOASTS, [{ top: 20, bottom: 804 }], [], 340)).toBe(0);
});
