import sanitizeHtml from 'sanitize-html';
import { cleanLine } from '#platform/contract/names.ts';
import { startOf, withoutEnd } from '#platform/contract/texts.ts';

/** Longest HTML that is read for a short text; the rest could not show up in it. */
const HTML_MAX = 20_000;

/** Texts that were escaped twice, or more often, are taken apart at most this many times. */
const ROUNDS_MAX = 4;

const BLOCK = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|table|blockquote|figure|figcaption)\b/gi;
const TAG = /<[a-z!/?][^>]*>?/gi;

/** What sanitize-html escapes in the text that it leaves. */
const ESCAPED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const unescapeOnce = (text: string) =>
  text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ESCAPED[entity] ?? entity);

/** Removes tags with the content of scripts and styles, and resolves the entities. */
const withoutTags = (html: string) =>
  unescapeOnce(sanitizeHtml(html.replace(BLOCK, ' $&'), { allowedTags: [], allowedAttributes: {} }));

/**
 * Turns a title or description of a feed into one line of plain text. Feeds hold text, HTML, or HTML that was escaped
 * again and again: nothing that looks like a tag is left.
 * @param max most characters; a longer text ends with an ellipsis after a whole word.
 */
export function plainText(html: string, max: number): string {
  let text = html.slice(0, HTML_MAX);
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const next = withoutTags(text);
    if (next === text) break;
    text = next;
  }
  return shorten(
    cleanLine(text.replace(TAG, ' ').replaceAll('\0', '').toWellFormed()).replace(/\s+/g, ' ').trim(),
    max,
  );
}

function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = startOf(text, max - 1);
  const atWord = cut.lastIndexOf(' ');
  const kept = atWord > max / 2 ? cut.slice(0, atWord) : cut;
  return `${withoutEnd(kept, /[\s,;:.-]/)}…`;
}
