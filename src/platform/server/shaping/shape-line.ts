import * as hb from 'harfbuzzjs';
import { type Face, faceOf, type Weight } from './fonts.ts';
import { fontNameOf } from './scripts.ts';

/** A glyph with its place, in thousandths of the size from the start of the line. */
interface PlacedGlyph {
  face: Face;
  glyph: number;
  x: number;
  y: number;
}

/** Words of one weight. */
export interface Words {
  text: string;
  weight: Weight;
}

/** A drawn line: its glyphs, its width in thousandths of the size, and its text in the order in which it is seen. */
export interface ShapedLine {
  glyphs: PlacedGlyph[];
  width: number;
  seen: string;
}

/** Letters of the scripts that run from right to left; their digits run from left to right. */
const FROM_RIGHT = /[\p{Script=Arabic}]/u;
const DIGIT = /\p{Nd}/u;

/** Whether a text runs from right to left, by its first letter. */
export function runsFromRight(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return FROM_RIGHT.test(first);
}

interface Run extends Words {
  face: Face;
  isFromRight: boolean;
}

/** Signs that no font has: they are left out, never drawn as boxes. */
const isDrawn = (letter: string, face: Face) =>
  face.has.has(letter.codePointAt(0) ?? 0) || /[\u200C\u200D]/.test(letter);

/** Splits words into runs of one font and one direction. Signs that all scripts share stay with the letters before them. */
function runsOf({ text, weight }: Words): Run[] {
  const runs: Run[] = [];
  let script = 'base';
  for (const letter of text.normalize('NFC')) {
    const own = fontNameOf(letter);
    script = own ?? (isDrawn(letter, faceOf(script, weight)) ? script : 'base');
    const face = faceOf(script, weight);
    if (!isDrawn(letter, face)) continue;
    const isFromRight = FROM_RIGHT.test(letter) && !DIGIT.test(letter);
    const last = runs.at(-1);
    if (last && last.face === face && (last.isFromRight === isFromRight || /\p{M}/u.test(letter)))
      last.text += letter;
    else runs.push({ text: letter, weight, face, isFromRight });
  }
  return runs;
}

/** Puts runs into the order in which they are seen: what runs against the line stands the other way round. */
function inOrder<Part>(
  parts: Part[],
  isFromRight: (part: Part) => boolean,
  isLineFromRight: boolean,
): Part[] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last && first !== undefined && isFromRight(first) === isFromRight(part)) last.push(part);
    else groups.push([part]);
  }
  const seen = groups.map((group) => (group.some(isFromRight) ? group.toReversed() : group));
  return (isLineFromRight ? seen.toReversed() : seen).flat();
}

function shapeRun({ text, face, isFromRight }: Run, start: number): { glyphs: PlacedGlyph[]; width: number } {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isFromRight ? hb.Direction.RTL : hb.Direction.LTR);
  hb.shape(face.font, buffer);
  const places = buffer.getGlyphPositions();
  let x = start;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {};
    const placed = { face, glyph: codepoint, x: x + xOffset * face.scale, y: yOffset * face.scale };
    x += xAdvance * face.scale;
    return placed;
  });
  return { glyphs, width: x - start };
}

/** Shapes one line. @param isFromRight whether its paragraph runs from right to left. */
function shapeLine(words: Words[], isFromRight: boolean): ShapedLine {
  // Spaces stand between words of their own, so that words of a line that runs from the right change their places.
  const parts = words.flatMap(({ text, weight }) =>
    (text.match(/ +|[^ ]+/g) ?? []).map((part) => ({ runs: runsOf({ text: part, weight }) })),
  );
  let before = isFromRight;
  const directed = parts.map(({ runs }) => {
    const letters = runs.filter(({ text }) => /[\p{L}\p{Nd}]/u.test(text));
    if (letters.length > 0) before = letters.some((run) => run.isFromRight);
    return { runs, isFromRight: letters.length > 0 ? before : isFromRight };
  });
  const seen = inOrder(directed, (part) => part.isFromRight, isFromRight).flatMap((part) =>
    part.isFromRight ? inOrder(part.runs, (run) => run.isFromRight, true) : part.runs,
  );
  const line: ShapedLine = { glyphs: [], width: 0, seen: '' };
  for (const run of seen) {
    const { glyphs, width } = shapeRun(run, line.width);
    line.glyphs.push(...glyphs);
    line.width += width;
    line.seen += run.isFromRight ? [...run.text].toReversed().join('') : run.text;
  }
  return line;
}

/** Breaks words into lines of a width in thousandths of the size. A word that is wider has a line of its own. */
export function shapeLines(words: Words[], width: number): ShapedLine[] {
  const isFromRight = runsFromRight(words.map(({ text }) => text).join(''));
  const lines: ShapedLine[] = [];
  let line: Words[] = [];
  let taken = 0;
  const end = () => {
    lines.push(shapeLine(line, isFromRight));
    line = [];
    taken = 0;
  };
  const widthOf = (part: Words) => shapeLine([part], isFromRight).width;
  for (const { text, weight } of words)
    for (const [at, paragraph] of text.split('\n').entries()) {
      if (at > 0) end();
      for (const part of paragraph.match(/[^ ]+| +/g) ?? []) {
        const needed = widthOf({ text: part, weight });
        const isSpace = part.startsWith(' ');
        if (line.length > 0 && !isSpace && taken + needed > width) end();
        if (isSpace && line.length === 0) continue;
        line.push({ text: part, weight });
        taken += needed;
      }
    }
  end();
  return lines;
}

/** A text without the signs of Latin text that the base font has no picture of: emoji, Chinese. Without them no box is drawn. */
export function withoutBoxes(text: string): string {
  if (!/[^\n -\u024F]/u.test(text)) return text;
  const { has } = faceOf('base', 'regular');
  return [...text].filter((letter) => letter === '\n' || has.has(letter.codePointAt(0) ?? 0)).join('');
}

/** The outline of a glyph as an SVG path in units of its font, upwards. */
export const outlineOf = ({ face, glyph }: PlacedGlyph): string => face.font.glyphToPath(glyph);
