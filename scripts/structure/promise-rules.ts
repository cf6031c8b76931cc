import type { ImportContext } from './import-rules.ts';
import { placeOf } from './places.ts';
import { lineAt, type SourceFile } from './source-files.ts';

const LOST =
  'a rejection that comes while something else is awaited belongs to nobody, and would end the process:';
const NAME = '[a-zA-Z_$][\\w$]*';

type Finding = { at: number; message: string };

/** A promise in a variable may reject before somebody awaits it. Biome's noFloatingPromises finds those in none. */
const PROMISE_RULES: { pattern: RegExp; message: string }[] = [
  {
    // A bare name: neither a call nor the start of a longer expression. `await using` declares one.
    pattern: new RegExp(`\\bawait\\s+(?!(?:new|using)\\b)${NAME}(?![\\w$])(?!\\s*(\\?\\.|[.(\\[\`<]))`, 'g'),
    message: 'await the call itself, or several together with Promise.all([one(), two()])',
  },
  {
    pattern: /\b(?:forEach|setTimeout|setInterval|setImmediate|nextTick)\(\s*async\b/g,
    message: 'nobody awaits this function; call one that catches, or await each in a for loop',
  },
  {
    pattern: /\.(?:on|once|addListener|addEventListener)\(\s*[^,()]*,\s*async\b/g,
    message: 'nobody awaits a listener; call a function that catches',
  },
  {
    pattern: /(?<=[;{}\n]\s*|=>\s*)\bvoid\s+[\w$]/g,
    message: '`void` only hides it; await the call or add a .catch()',
  },
];

const TOGETHER = /\bPromise\.(?:all|allSettled)\(\s*\[/g;

/** Promises that were started before the Promise.all that awaits them. */
function findEarlyStarts(code: string): Finding[] {
  return [...code.matchAll(TOGETHER)].flatMap((match) => {
    const elements = elementsAfter(code, match.index + match[0].length);
    const isEarly = elements.some((element) => new RegExp(`^${NAME}$`).test(element.trim()));
    const message = 'make the promises inside of Promise.all([one(), two()])';
    return isEarly ? [{ at: match.index, message }] : [];
  });
}

/** The elements of the array whose bracket has just opened, as text. */
function elementsAfter(code: string, start: number): string[] {
  const elements = [''];
  let depth = 0;
  for (const char of code.slice(start)) {
    if (depth === 0 && char === ']') break;
    if ('([{'.includes(char)) depth += 1;
    if (')]}'.includes(char)) depth -= 1;
    if (depth === 0 && char === ',') elements.push('');
    else elements.push(`${elements.pop()}${char}`);
  }
  return elements;
}

/** Finds promises that server code starts and does not handle. Tests are exempt. */
export function checkPromises(
  file: SourceFile,
  { appServerFiles }: ImportContext,
): { line: number; message: string }[] {
  const { side, isTesting } = placeOf(file.path);
  if (isTesting || !(side === 'server' || appServerFiles.has(file.path))) return [];
  const found = PROMISE_RULES.flatMap(({ pattern, message }) =>
    [...file.bareCode.matchAll(pattern)].map(({ index }) => ({ at: index, message })),
  );
  return [...found, ...findEarlyStarts(file.bareCode)].map(({ at, message }) => ({
    line: lineAt(file.bareCode, at),
    message: `${LOST} ${message}`,
  }));
}
