import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { RecentTexts } from './recent-texts.ts';

/** Deeper lists and quotations are shown as text; a list in a list in a quotation needs six. */
const DEPTH_MAX = 20;

/** Headings of a text start below those of the page and of its sections. */
const FIRST_HEADING = 3;
const LAST_HEADING = 6;

/** Length of all rendered texts that are kept, with those that they were rendered from: some 16 MB. */
const RENDERED_MAX_LENGTH = 8_000_000;

const AT = '@'.charCodeAt(0);

const LINK = /^(https?:\/\/|mailto:)/i;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

const markdown = new MarkdownIt('default', {
  html: false,
  breaks: true,
  linkify: true,
  maxNesting: DEPTH_MAX,
});
// Only addresses that are written out become links: `report.in` may be the end of a sentence.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
markdown.validateLink = (address) => LINK.test(address.trim());

// A picture would be loaded from elsewhere and tell who reads the text: it becomes a link.
markdown.renderer.rules.image = (tokens, at) => {
  const address = String(tokens[at]?.attrGet('src') ?? '');
  return `<a href="${escaped(address)}">${escaped(tokens[at]?.content || address)}</a>`;
};

// A wide table is scrolled in its frame, by keyboard too, and not with the page.
markdown.renderer.rules.table_open = () => '<div role="region" aria-label="Table" tabindex="0"><table>';
markdown.renderer.rules.table_close = () => '</table></div>';

/** A member that a text names, and the address of the member's page. */
interface MentionLink {
  name: string;
  /** An http(s) address. */
  address: string;
}

const mentionsOf = (env: Record<string, unknown>) => (env.mentions ?? []) as MentionLink[];

// `@name` becomes a link where the caller knows the name; the longest name that fits is meant.
markdown.inline.ruler.before('text', 'mention', (state, silent) => {
  if (state.src.charCodeAt(state.pos) !== AT || /[\p{L}\p{N}]/u.test(state.src.charAt(state.pos - 1)))
    return false;
  const found = mentionsOf(state.env).find(({ name }) => state.src.startsWith(name, state.pos + 1));
  if (!found) return false;
  if (!silent) {
    state.push('link_open', 'a', 1).attrs = [
      ['href', found.address],
      ['data-mention', ''],
    ];
    state.push('text', '', 0).content = `@${found.name}`;
    state.push('link_close', 'a', -1);
  }
  state.pos += 1 + found.name.length;
  return true;
});

markdown.core.ruler.push('headings', ({ tokens }) => {
  for (const token of tokens) {
    if (!token.type.startsWith('heading_')) continue;
    const level = Number(token.tag.slice(1)) + FIRST_HEADING - 1;
    token.tag = `h${Math.min(level, LAST_HEADING)}`;
  }
});

const linkTo = (href: string): sanitizeHtml.Attributes =>
  LINK.test(href) ? { href, target: '_blank', rel: 'nofollow noopener ugc' } : {};

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br', 'div'],
    ...['strong', 'em', 's', 'code', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'data-mention'],
    ol: ['start'],
    div: [
      { name: 'role', values: ['region'] },
      { name: 'aria-label', values: ['Table'] },
      { name: 'tabindex', values: ['0'] },
    ],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '', 'data-mention': mention }) => ({
      tagName,
      attribs: { ...linkTo(href), ...(mention !== undefined && { 'data-mention': mention }) },
    }),
  },
};

/** What was rendered last: the same texts are read again and again, and rendering one costs more than reading it. */
const rendered = new RecentTexts(RENDERED_MAX_LENGTH);

/** Returns the words of a Markdown text without its marks: a line for each paragraph, item of a list and cell of a table. */
export function renderPlain(text: string): string {
  const lines = markdown.parse(text, {}).flatMap(({ type, content, children }) => {
    if (type === 'fence' || type === 'code_block') return [content.trimEnd()];
    if (type !== 'inline') return [];
    const words = (children ?? []).map((one) => (one.type.endsWith('break') ? '\n' : one.content));
    return [words.join('')];
  });
  return lines.join('\n').trim();
}

/**
 * Renders Markdown (CommonMark with tables, strikethrough and line breaks) as HTML that is safe to put into a page:
 * HTML in the text is shown as it is written, links lead to http(s) and mailto only and open in a new tab, pictures
 * become links, headings start at h3. The HTML is sanitised once more, in case the renderer lets something through.
 * @param text at most some ten thousand characters; the caller's schema sets the limit.
 * @param mentions members whose `@name` in the text becomes a link.
 */
export function renderMarkdown(text: string, mentions: readonly MentionLink[] = []): string {
  // No stored text has the sign with which the others begin.
  const key = mentions.length === 0 ? text : `\0${JSON.stringify([text, mentions])}`;
  return rendered.get(key, () => {
    const longestFirst = mentions.toSorted((a, b) => b.name.length - a.name.length);
    return sanitizeHtml(markdown.render(text, { mentions: longestFirst }), ALLOWED).trim();
  });
}
