import { describe, expect, test } from 'vitest';
import { fillPlaceholders, unknownPlaceholder } from './placeholders.rules.ts';

const VALUES = { name: 'Asha Devi', ticket: 'T-1001', subject: 'Wells', supporter: 'Kavya' };

describe('placeholders of canned answers', () => {
  test('become the values of the ticket, each as often as it occurs', () => {
    expect(fillPlaceholders('Dear {name}, about {ticket}: {subject}. {name}! {supporter}', VALUES)).toBe(
      'Dear Asha Devi, about T-1001: Wells. Asha Devi! Kavya',
    );
  });

  test('in a value are not filled again', () => {
    expect(fillPlaceholders('{name}, {ticket}', { ...VALUES, name: '{ticket}' })).toBe('{ticket}, T-1001');
  });

  test.each([
    ['Dear {nam},', '{nam}'],
    ['{Name}', '{Name}'],
    ['{ name }', '{ name }'],
    ['{}', '{}'],
    ['{name} {constructor}', '{constructor}'],
    ['Dear {name}', undefined],
    ['a { b', undefined],
    ['{name\n}', undefined],
  ])('of %j that nobody knows: %j', (text, unknown) => {
    expect(unknownPlaceholder(text)).toBe(unknown);
  });
});
