import { parseRichText, plainText, type RichElement, type RichNode } from './rich-text.rules.ts';

/** A paragraph of two texts: in both, only in the older one, or only in the newer one. */
export interface ComparedLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Texts of more paragraphs are compared as wholes: the work grows with the product of both. */
const LINES_MAX = 1500;

const HOLDERS = ['ul', 'ol', 'table', 'thead', 'tbody', 'blockquote'];

/** Returns the text of each heading, paragraph, list item and table row of a block. */
const linesOf = (nodes: RichNode[]): string[] => nodes.flatMap(linesIn);

function linesIn(node: RichNode): string[] {
  if (typeof node !== 'string' && HOLDERS.includes(node.tag)) return linesOf(node.children);
  const line = typeof node !== 'string' && node.tag === 'tr' ? rowText(node) : plainText([node]);
  return line ? [line] : [];
}

function rowText({ children }: RichElement): string {
  const cells = children.map((cell) => plainText([cell]));
  return cells.filter(Boolean).join(' | ');
}

/** Compares the words of two versions of a block, paragraph by paragraph, in the order of the text. */
export function compareTexts(older: string, newer: string): ComparedLine[] {
  const [before, after] = [linesOf(parseRichText(older)), linesOf(parseRichText(newer))];
  if (before.length > LINES_MAX || after.length > LINES_MAX) {
    return [...before.map(removed), ...after.map(added)];
  }
  const common = commonLengths(before, after);
  const compared: ComparedLine[] = [];
  let [at, to] = [0, 0];
  while (at < before.length || to < after.length) {
    const [old, now] = [before[at], after[to]];
    if (old !== undefined && old === now) {
      compared.push({ kind: 'same', text: old });
      at += 1;
      to += 1;
    } else if (
      old !== undefined &&
      (now === undefined || lengthAt(common, at + 1, to) >= lengthAt(common, at, to + 1))
    ) {
      compared.push(removed(old));
      at += 1;
    } else {
      compared.push(added(now ?? ''));
      to += 1;
    }
  }
  return compared;
}

const removed = (text: string): ComparedLine => ({ kind: 'removed', text });
const added = (text: string): ComparedLine => ({ kind: 'added', text });

/** Table of the most lines that the rests of both texts, from a line of each on, have in common in the same order. */
type Lengths = Uint16Array[];
const lengthAt = (lengths: Lengths, at: number, to: number) => lengths[at]?.[to] ?? 0;

function commonLengths(before: string[], after: string[]): Lengths {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let at = before.length - 1; at >= 0; at -= 1) {
    for (let to = after.length - 1; to >= 0; to -= 1) {
      const row = lengths[at];
      if (!row) continue;
      row[to] =
        before[at] === after[to]
          ? lengthAt(lengths, at + 1, to + 1) + 1
          : Math.max(lengthAt(lengths, at + 1, to), lengthAt(lengths, at, to + 1));
    }
  }
  return lengths;
}
