/*
 * HTML of content blocks. The server stores only these tags (content-blocks/content-blocks.service.ts), and the page renders only
 * these tags, as its own elements: anything else that reached the database is shown as text.
 */

/** Headings, paragraphs, lists, tables and emphasis; `h1` belongs to the page. */
export const RICH_TEXT_TAGS = [
  ...['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'],
  ...['strong', 'b', 'em', 'i', 'code', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const;
type RichTextTag = (typeof RICH_TEXT_TAGS)[number];

/** A list in a list in a table needs ten. Rendering and reading recurse once for each level. */
export const RICH_TEXT_DEPTH_MAX = 30;

export const RICH_TEXT_LINKS = ['http', 'https', 'mailto', 'tel'];

export interface RichElement {
  tag: RichTextTag;
  /** Address of a link: one of RICH_TEXT_LINKS, or on this site, starting with `/` or `#`. */
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

/** Returns the nesting depth of sanitised HTML, in which all tags except the empty ones are closed. */
export function depthOf(html: string): number {
  let [depth, deepest] = [0, 0];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/g)) {
    if (!EMPTY_TAGS.some((tag) => tag === name)) depth += slash ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/**
 * Parses sanitised HTML. Unknown tags, and tags nested deeper than RICH_TEXT_DEPTH_MAX, are dropped, but their text is
 * kept. An unclosed tag ends with its parent.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichElement = { tag: 'p', children: [] };
  const open = [root];
  const innermost = () => open.at(-1) ?? root;
  for (const [, text, slash, name = '', attributes = ''] of html.matchAll(
    /([^<]+)|<(\/?)([a-z][a-z0-9]*)((?:[^a-z0-9<>][^<>]*)?)>|</gi,
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

/** Returns the text without tags, in one line. */
export function plainText(nodes: RichNode[]): string {
  const words = nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children)));
  return words.join('').replace(/\s+/g, ' ').trim();
}

/** Returns the content of a block as one line, or its title if the content is empty. */
export const lineOf = ({ title, content }: { title: string; content: string }) =>
  plainText(parseRichText(content)) || title;

/** Returns the anchor of a heading: `Your rights` is at `#your-rights`. */
export const anchorOf = (heading: RichNode[]) =>
  plainText(heading)
    .toLowerCase()
    .replace(/^[\d.]+\s*/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Returns the second-level headings with their anchors, for a table of contents. */
export const headingsOf = (nodes: RichNode[]) =>
  nodes.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'h2'
      ? [{ anchor: anchorOf(node.children), title: plainText(node.children) }]
      : [],
  );
