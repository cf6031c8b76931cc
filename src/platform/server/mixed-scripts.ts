import { mixedScripts } from '#platform/contract/names.ts';
import type { Context } from './context.ts';

/** Tells the operator, in the log, of an account whose new names mix alphabets: one may be made to look like another's. */
export function reportMixedScripts(
  { log }: Pick<Context, 'log'>,
  accountId: string,
  names: (string | null | undefined)[],
): void {
  const alphabets = [...new Set(names.flatMap((name) => mixedScripts(name ?? '')))];
  if (alphabets.length > 0) log.warn({ account: accountId, alphabets }, 'a name mixes alphabets');
}
