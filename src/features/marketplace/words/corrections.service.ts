import type { Context } from '#platform/server/context.ts';
import { isKnownWord } from '#platform/server/known-words.ts';
import { nearestWord } from './spelling.rules.ts';
import { findUnknownWords, type UnknownWord } from './words.repository.ts';

/** A word that no member has, and the words of members that are searched instead. */
export interface Correction {
  written: string;
  searched: string[];
}

/** Only words of letters are corrected: numbers and names with digits mean what they say. */
const IS_WORD = /^[\p{L}\p{M}]{2,40}$/u;

function correctWord({ written, plain, completions, similar }: UnknownWord): Correction[] {
  if (completions.length > 0) return [{ written, searched: completions }];
  const nearest = nearestWord(plain, similar);
  return nearest ? [{ written, searched: [nearest] }] : [];
}

/**
 * Corrects the words that nobody has: an unfinished one to the words that begin with it, another one to the nearest word.
 * A word of which nothing is near stays out.
 */
export async function correctWords(ctx: Pick<Context, 'db'>, words: string[]): Promise<Correction[]> {
  const asked = [...new Set(words.filter((word) => IS_WORD.test(word) && !isKnownWord(word)))];
  return asked.length === 0 ? [] : (await findUnknownWords(ctx.db, asked)).flatMap(correctWord);
}
