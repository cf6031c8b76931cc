import { plainText, type RichNode } from './rich-text.rules.ts';

const INLINE = ['strong', 'b', 'em', 'i', 'code', 'a'];

const isInline = (node: RichNode | undefined) =>
  node !== undefined && (typeof node === 'string' || INLINE.includes(node.tag));

/** Splits a text into lines without tags: paragraphs, headings, list items and rows of tables. */
export function linesIn(nodes: RichNode[]): string[] {
  const lines: string[] = [];
  let inline: RichNode[] = [];
  for (const [at, node] of nodes.entries()) {
    if (isInline(node)) inline.push(node);
    if (inline.length > 0 && !isInline(nodes[at + 1])) {
      lines.push(plainText(inline));
      inline = [];
    }
    if (!isInline(node)) lines.push(...linesOf(node));
  }
  return lines.filter(Boolean);
}

function linesOf(node: RichNode): string[] {
  if (typeof node === 'string' || node.tag === 'thead') return [];
  if (node.tag === 'tr') {
    const cells = node.children.map((cell) => plainText([cell])).filter(Boolean);
    return [`• ${cells.join(': ')}`];
  }
  if (node.tag === 'li') return [`• ${plainText(node.children)}`];
  return linesIn(node.children);
}
