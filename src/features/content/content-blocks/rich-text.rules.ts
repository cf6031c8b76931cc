/*
 * The HTML of content blocks. The server keeps nothing but these tags (content-blocks.service.ts), and the page
 * draws nothing but these tags, as elements of its own: text that got into the database by another way is text.
 */

/** Headings, paragraphs, lists, tables and words that stand out; `h1` is the page's own. */
export const RICH_TEXT_TAGS = [
  ...['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'],
  ...['strong', 'b', 'em', 'i', 'code', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const;
type RichTextTag = (typeof RICH_TEXT_TAGS)[number];

/** A list in a list in a table needs ten; what draws or reads a text takes one step down for each level. */
export const RICH_TEXT_DEPTH_MAX = 30;

export const RICH_TEXT_LINKS = ['http', 'https', 'mailto', 'tel'];

export interface RichElement {
  tag: RichTextTag;
  /** Of a link; an address of RICH_TEXT_LINKS, or one on this site that begins with `/` or `#`. */
  href?: string;
  children: RichNode[];
}
export type RichNode = string | RichElement;

const EMPTY_TAGS: readonly RichTextTag[] = ['br', 'hr'];
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const isTag = (name: string): name is RichTextTag => (RICH_TEXT_TAGS as readonly string[]).includes(name);

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,6})|(\w{2,5}));/g, (whole, code?: string, name?: string) =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES[name ?? ''] ?? whole),
  );

function hrefIn(attributes: string): string | undefined {
  const href = decoded(/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '');
  const isOurs = /^#|^\/(?!\/)/.test(href);
  const scheme = /^([a-z]+):/.exec(href)?.[1] ?? '';
  return isOurs || RICH_TEXT_LINKS.includes(scheme) ? href : undefined;
}

/** The number of levels that tags nest in HTML as the sanitiser writes it, where all but the empty ones are closed. */
export function depthOf(html: string): number {
  let [depth, deepest] = [0, 0];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/g)) {
    if (!EMPTY_TAGS.some((tag) => tag === name)) depth += slash ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/**
 * The parts of HTML as the sanitiser writes it. Unknown tags, and those that nest deeper than RICH_TEXT_DEPTH_MAX, are
 * left out, but not the text in them; what is not closed ends with its parent.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichElement = { tag: 'p', children: [] };
  const open = [root];
  const innermost = () => open.at(-1) ?? root;
  for (const [, text, slash, name = '', attributes = ''] of html.matchAll(
    /([^<]+)|<(\/?)([a-z][a-z0-9]*)([^<>]*)>|</gi,
  )) {
    const tag = name.toLowerCase();
    if (text) innermost().children.push(decoded(text));
    else if (!isTag(tag)) continue;
    else if (slash) {
      const at = open.findLastIndex((element, depth) => depth > 0 && element.tag === tag);
      if (at > 0) open.length = at;
    } else if (open.length <= RICH_TEXT_DEPTH_MAX) {
      const element: RichElement = { tag, children: [], ...(tag === 'a' && { href: hrefIn(attributes) }) };
      innermost().children.push(element);
      if (!EMPTY_TAGS.includes(tag)) open.push(element);
    }
  }
  return root.children;
}

/** The words without their tags, in one line. */
export function plainText(nodes: RichNode[]): string {
  const words = nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children)));
  return words.join('').replace(/\s+/g, ' ').trim();
}

/** The words of a block where the page has one line for them; a block without any shows its title. */
export const lineOf = ({ title, content }: { title: string; content: string }) =>
  plainText(parseRichText(content)) || title;

/** What a heading is linked by: `Your rights` is at `#your-rights`. */
export const anchorOf = (heading: RichNode[]) =>
  plainText(heading)
    .toLowerCase()
    .replace(/^[\d.]+\s*/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The headings of the second level with their anchors: a table of contents. */
export const headingsOf = (nodes: RichNode[]) =>
  nodes.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'h2'
      ? [{ anchor: anchorOf(node.children), title: plainText(node.children) }]
      : [],
  );
