import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { COMMONEST_PASSWORDS } from '../contract/common-passwords.ts';

/** Strength of a password: 0 is guessed immediately, 4 withstands even a thief of its hash. */
interface PasswordStrength {
  level: 0 | 1 | 2 | 3 | 4;
  name: string;
  /** Advice to make it stronger; empty from "Good" on. */
  tip: string;
}

const NAMES = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** We have no dictionary of languages, so to us words look like random letters: short ones get no more than this. */
const BEST_BELOW: [length: number, level: PasswordStrength['level']][] = [
  [8, 1],
  [10, 2],
  [12, 3],
];

const TIPS: Record<string, string> = {
  simpleRepeat: 'Repeated characters are easy to guess.',
  extendedRepeat: 'Repeated characters are easy to guess.',
  sequences: 'Sequences such as abcd or 4321 are easy to guess.',
  recentYears: 'Years are easy to guess.',
  dates: 'Dates are easy to guess.',
  userInputs: 'It should not contain your name, email or organisation.',
};
const COMMON_TIP = 'This is one of the first passwords that attackers try.';
const LONGER_TIP = 'Longer is stronger: use three or four unrelated words.';

const estimator = new ZxcvbnFactory({ dictionary: { passwords: [...COMMONEST_PASSWORDS] } });

/** An email or name as a guesser would try it: whole, and in its parts. */
const partsOf = (text: string) => [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter((part) => part.length > 2);

/** Rates a password. @param avoid the member's own words: email, organisation. */
export function strengthOf(password: string, avoid: string[]): PasswordStrength {
  const { score, feedback, sequence } = estimator.check(password, ['dayitva', ...avoid.flatMap(partsOf)]);
  const best = BEST_BELOW.find(([length]) => password.length < length)?.[1] ?? 4;
  const level = Math.min(score, best) as PasswordStrength['level'];
  if (level >= 3) return { level, name: NAMES[level], tip: '' };
  const isCommon = sequence.some((match) => match.dictionaryName === 'passwords');
  const reason = TIPS[feedback.warning ?? ''] ?? (isCommon ? COMMON_TIP : '');
  return { level, name: NAMES[level], tip: reason || LONGER_TIP };
}
