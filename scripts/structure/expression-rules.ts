import { analyse, type ParsedLiteral } from 'scslre';
import { parseSync, Visitor } from 'vite';
import { placeOf } from './places.ts';
import { lineAt, type SourceFile } from './source-files.ts';

type Element = ParsedLiteral['pattern']['alternatives'][number]['elements'][number];

const SLOW =
  'takes time by the square of a long text, which strangers send: begin it with what its loop cannot match, or use a plain loop';

/** One of them is in most sets of characters. */
const SAMPLES = [...'aA1 -_.,:;/?#@=(<"\'\n'];

/** Where an expression may start; most files have none and are not parsed. */
const MAYBE_EXPRESSION = /(?:^\s*|[(=,:[!&|?{;])\/(?![>/*])|[\s}>]\/(?![\s>/*])/m;

/**
 * Finds regular expressions whose time grows faster than the text that they read. Tests and their helpers are exempt, and
 * an expression made of strings (`new RegExp`) is not seen.
 */
export function checkExpressions(file: SourceFile): { line: number; message: string }[] {
  if (placeOf(file.path).isTesting || !MAYBE_EXPRESSION.test(file.bareCode)) return [];
  const found: { line: number; message: string }[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node) || !isSlow(node.regex.pattern, node.regex.flags)) return;
      found.push({ line: lineAt(file.text, node.start), message: `/${node.regex.pattern}/ ${SLOW}` });
    },
  }).visit(parseSync(file.path, file.text).program);
  return found;
}

function isSlow(source: string, flags: string): boolean {
  if (!/[*+]|\{\d+,\}/.test(source)) return false;
  const { reports, parsed } = analyse({ source, flags });
  if (reports.length > 0) return true;
  return (
    !flags.includes('y') && parsed.pattern.alternatives.some(({ elements }) => startsAgain(elements, flags))
  );
}

/**
 * True if a loop goes on over what the expression begins with, and something after the loop may be missing: `<Item\b[^>]*>`
 * reads `<Item <Item <Item` from each of them to its end. The library sees this for a beginning of one character only.
 */
function startsAgain(elements: readonly Element[], flags: string): boolean {
  const inLine = elements.flatMap(partsOf);
  let start = '';
  for (const [at, element] of inLine.entries()) {
    if (element.type === 'Quantifier' && element.max === Number.POSITIVE_INFINITY && start !== '') {
      const mayFail = inLine.slice(at + 1).some((next) => next.type !== 'Quantifier' || next.min > 0);
      if (mayFail && matches(`(?:${element.element.raw})*`, start, flags)) return true;
    }
    const sample = sampleOf(element, flags);
    if (sample === null) return false;
    start += sample;
  }
  return false;
}

const matches = (source: string, text: string, flags: string) =>
  new RegExp(`^(?:${source})$`, flags).test(text);

/** The elements of a group that has one alternative, or the element itself. */
function partsOf(element: Element): Element[] {
  const isGroup = element.type === 'Group' || element.type === 'CapturingGroup';
  const [only, ...others] = isGroup ? element.alternatives : [];
  return only && others.length === 0 ? only.elements.flatMap(partsOf) : [element];
}

/** A text that an element matches; null for one that is tied to a place, and for what is not looked into. */
function sampleOf(element: Element, flags: string): string | null {
  if (element.type === 'Character') return String.fromCodePoint(element.value);
  if (element.type === 'Assertion') return element.kind === 'start' ? null : '';
  if (element.type === 'Quantifier')
    return element.min === 0 ? '' : (sampleOf(element.element, flags)?.repeat(element.min) ?? null);
  if (element.type === 'CharacterSet' || element.type === 'CharacterClass')
    return SAMPLES.find((character) => matches(element.raw, character, flags)) ?? null;
  return null;
}
