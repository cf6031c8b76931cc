import type { NamedPlace } from '#platform/contract/places.ts';
import type { Span } from './sentence-numbers.rules.ts';
import { BEHIND_NEGATIONS, NEGATED_LISTS } from './sentence-words.data.ts';
import type { Understood, UnderstoodField } from './understood-fields.data.ts';

export interface Token extends Span {
  /** The word as it is looked up, or what is read instead of it. */
  word: string;
}

export type Value = Pick<Understood, 'field' | 'value'>;

/** A run of words with what it stands for. */
export type Part = { length: number } & (
  | { kind: 'understood'; value: Value; towns?: NamedPlace[] }
  | { kind: 'not' | 'not behind' }
  | { kind: 'english'; english: string }
  | { kind: 'funding' }
  | { kind: 'filler' }
);

/** A part of a sentence with its words; a plain word is no part. */
export interface ReadPart {
  part: Part | undefined;
  tokens: Token[];
}

/** Fields of which one list can negate several: "outside Pune, Goa and Vidarbha". */
const LISTED_WITH: Partial<Record<UnderstoodField, string>> = {
  location: 'place',
  district: 'place',
  region: 'place',
  type: 'type',
};

const kindOf = (part: Part | undefined) =>
  part?.kind === 'understood' ? LISTED_WITH[part.value.field] : undefined;

const wordOf = ({ part, tokens }: ReadPart) =>
  part === undefined || part.kind === 'filler' ? tokens[0]?.word : undefined;

/**
 * Finds what is negated in a sentence: the next words of the tables behind a "not", unless other words come between, what a list goes
 * on with ("not in Delhi or Goa"), and what stands before "ke alawa".
 * @param isNumberBetween whether an amount or a year stands between two places of the sentence.
 * @returns by the place of a part: the words from the "not" on that negate it, or `word` for the "not" itself.
 */
export function negationsIn(
  parts: ReadPart[],
  sentence: string,
  isNumberBetween: (from: number, to: number) => boolean,
): Map<number, Token[] | 'word'> {
  const found = new Map<number, Token[] | 'word'>();
  for (const [at, { part, tokens }] of parts.entries()) {
    if (part?.kind === 'not') {
      found.set(at, 'word');
      negateBehind(at, tokens);
    } else if (part?.kind === 'not behind') {
      found.set(at, 'word');
      negateBefore(at, tokens);
    }
  }
  return found;

  function negateBehind(at: number, not: Token[]) {
    let next = at + 1;
    while (BEHIND_NEGATIONS.includes(wordOf(parts[next] ?? NOTHING) ?? '')) next += 1;
    const first = parts[next];
    const [from] = not;
    if (first?.part?.kind !== 'understood' || !from || !first.tokens[0]) return;
    if (isNumberBetween(from.end, first.tokens[0].start)) return;
    found.set(next, [...not, ...first.tokens]);
    const kind = kindOf(first.part);
    for (let last = next; kind; last = next) {
      next = last + 1;
      const list: number[] = [];
      while (NEGATED_LISTS.includes(wordOf(parts[next] ?? NOTHING) ?? '')) {
        list.push(next);
        next += 1;
      }
      while (list.length > 0 && BEHIND_NEGATIONS.includes(wordOf(parts[next] ?? NOTHING) ?? '')) next += 1;
      const more = parts[next];
      if (!more || kindOf(more.part) !== kind || (list.length === 0 && !isBehindComma(last, next))) return;
      for (const word of list) found.set(word, 'word');
      found.set(next, more.tokens);
    }
  }

  function negateBefore(at: number, not: Token[]) {
    let before = at - 1;
    const kind = kindOf(parts[before]?.part);
    while (kind && kindOf(parts[before]?.part) === kind) {
      const own = parts[before]?.tokens ?? [];
      found.set(before, before === at - 1 ? [...own, ...not] : own);
      const word = wordOf(parts[before - 1] ?? NOTHING);
      if (NEGATED_LISTS.includes(word ?? '')) found.set(before - 1, 'word');
      else if (!isBehindComma(before - 1, before)) return;
      before -= NEGATED_LISTS.includes(word ?? '') ? 2 : 1;
    }
  }

  /** Whether nothing but a comma stands between two parts. */
  function isBehindComma(one: number, other: number): boolean {
    const [end, start] = [parts[one]?.tokens.at(-1)?.end, parts[other]?.tokens[0]?.start];
    return end !== undefined && start !== undefined && sentence.slice(end, start).trim() === ',';
  }
}

const NOTHING: ReadPart = { part: { kind: 'funding', length: 0 }, tokens: [] };
