import { describe, expect, test } from 'vitest';
import { isLinkValid, LINK_MS, signLink } from './file-links.ts';

const SECRET = 'thirty-two characters, or some more';
const now = new Date('2026-11-21T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

describe('a link to a file', () => {
  const link = signLink(SECRET, 'document 1', 'session 1', now);
  const isValid = (
    changes: { about?: string; session?: string; secret?: string } & Partial<typeof link>,
    at = now,
  ) => {
    const { about = 'document 1', session = 'session 1', secret = SECRET, ...rest } = changes;
    return isLinkValid(secret, about, session, { ...link, ...rest, now: at });
  };

  test('works for five minutes', () => {
    expect(isValid({})).toBe(true);
    expect(isValid({}, later(LINK_MS - 1))).toBe(true);
    expect(isValid({}, later(LINK_MS))).toBe(false);
  });

  test('works for its session and its file only, and cannot be changed', () => {
    expect(isValid({ session: 'session 2' })).toBe(false);
    expect(isValid({ about: 'document 2' })).toBe(false);
    expect(isValid({ secret: `${SECRET}!` })).toBe(false);
    expect(isValid({ expires: link.expires + 1 })).toBe(false);
    expect(isValid({ signature: '' })).toBe(false);
    expect(
      isValid({ signature: `${link.signature.slice(0, -1)}${link.signature.endsWith('A') ? 'B' : 'A'}` }),
    ).toBe(false);
  });
});
