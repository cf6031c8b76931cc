import sanitizeHtml from 'sanitize-html';
import { countTableCells, TABLE_CELLS_MAX } from '#platform/contract/markdown-texts.ts';
import { createMarkdown, LINK, type MentionLink, type Naming } from './markdown-reader.ts';
import { RecentTexts } from './recent-texts.ts';

/** Length of all rendered texts that are kept, with those that they were rendered from: some 16 MB. */
const RENDERED_MAX_LENGTH = 8_000_000;

const markdown = createMarkdown();
const withoutTables = createMarkdown().disable('table');

/** Texts are refused at writing if they have more cells; what was stored before shows its tables as text. */
const markdownFor = (text: string) => (countTableCells(text) > TABLE_CELLS_MAX ? withoutTables : markdown);

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
  const lines = markdownFor(text)
    .parse(text, {})
    .flatMap(({ type, content, children }) => {
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
    const naming: Naming = { mentions: longestFirst, linked: 0 };
    return sanitizeHtml(markdownFor(text).render(text, naming), ALLOWED).trim();
  });
}
