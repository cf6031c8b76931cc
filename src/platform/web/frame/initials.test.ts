import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initialsOf', () => {
  it.each([
    [{ full_name: 'Asha Devi Kulkarni', email: 'a@b.in' }, 'AK'],
    [{ full_name: '  pratham  ', email: 'a@b.in' }, 'P'],
    [{ full_name: '', email: 'meera@b.in' }, 'M'],
    [{ full_name: null, email: null }, 'U'],
    [{ full_name: 'आशा कुलकर्णी' }, 'आक'],
    [null, 'U'],
  ])('gives the initials of %o as %s', (user, initials) => {
    expect(initialsOf(user)).toBe(initials);
  });
});
