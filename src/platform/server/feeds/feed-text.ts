import sanitizeHtml from 'sanitize-html';
import { cleanLine } from '#platform/contract/names.ts';
import { startOf, withoutEnd } from '#platform/contract/texts.ts';

/** Longest HTML that is read for a short text; the rest could not show up in it. */
const HTML_MAX = 20_000;

/** Texts that were escaped twice, or more often, are taken apart at most this many times. */
const ROUNDS_MAX = 4;

const BLOCK = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|table|blockquote|figure|figcaption)\b/gi;
const TAG = /<[a-z!/?][^>]*>?/gi;

/** Elements that stand in the texts of feeds; others have a dash or a prefix, or look like a tag to their end. */
const ELEMENT =
  /^(a|abbr|address|article|aside|audio|b|big|blockquote|body|br|button|canvas|center|cite|code|dd|del|details|div|dl|dt|em|embed|fig(caption|ure)|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|math|meta|nav|noscript|object|ol|option|p|param|picture|pre|q|s|script|section|select|small|source|span|strike|strong|style|su[bp]|summary|svg|t(able|body|d|extarea|foot|h|head|ime|itle|r|rack|t)|u|ul|var|video|wbr)$/i;
const NAME = /\/?([a-z](?:[\w:.-]*\w)?)/iy;
const VALUE = /\s+[\w:-]+\s*=/y;

/** True for a `<` that begins a tag or a comment: in `NGOs<companies: who` it is a sign of its own. */
function beginsTag(text: string, at: number, lastEnd: number): boolean {
  if (/[!?]/.test(text[at + 1] ?? '')) return at < lastEnd;
  NAME.lastIndex = at + 1;
  const [whole, name = ''] = NAME.exec(text) ?? [];
  if (whole === undefined) return false;
  VALUE.lastIndex = at + 1 + whole.length;
  const isElement = ELEMENT.test(name);
  // What is cut off within a tag has no end.
  if (at > lastEnd) return isElement && VALUE.test(text);
  if (isElement) return true;
  return (
    /^(\/?[a-z][\w.]*[:-][\w.-]+|\/.*)$/i.test(whole) || /[\s/<>]/.test(text[at + 1 + whole.length] ?? '')
  );
}

/** Puts something else in place of each `<` that begins no tag. */
function markSigns(text: string, sign: string): string {
  const lastEnd = text.lastIndexOf('>');
  return text.replace(/</g, (own, at: number) => (beginsTag(text, at, lastEnd) ? own : sign));
}

/** What sanitize-html escapes in the text that it leaves. */
const ESCAPED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const unescapeOnce = (text: string) =>
  text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ESCAPED[entity] ?? entity);

/** Removes tags with the content of scripts and styles, and resolves the entities. */
const withoutTags = (html: string) =>
  unescapeOnce(
    sanitizeHtml(markSigns(html, '&lt;').replace(BLOCK, ' $&'), { allowedTags: [], allowedAttributes: {} }),
  );

/**
 * Turns a title or description of a feed into one line of plain text. Feeds hold text, HTML, or HTML that was escaped
 * again and again: nothing that looks like a tag is left.
 * @param max most characters; a longer text ends with an ellipsis after a whole word.
 */
export function plainText(html: string, max: number): string {
  let text = html.length > HTML_MAX ? withoutCutTag(html.slice(0, HTML_MAX)) : html;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const next = withoutTags(text);
    if (next === text) break;
    text = next;
  }
  return shorten(cleanLine(withoutRest(text).toWellFormed()).replace(/\s+/g, ' ').trim(), max);
}

/** Without a tag at the end that has no end. */
function withoutCutTag(text: string): string {
  const start = text.lastIndexOf('<');
  return start > text.lastIndexOf('>') ? text.slice(0, start) : text;
}

/** Without what still looks like a tag. */
const withoutRest = (text: string) =>
  markSigns(text.replaceAll('\0', ''), '\0').replace(TAG, ' ').replaceAll('\0', '<');

function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = startOf(text, max - 1);
  const atWord = cut.lastIndexOf(' ');
  const kept = atWord > max / 2 ? cut.slice(0, atWord) : cut;
  return `${withoutEnd(kept, /[\s,;:.-]/)}…`;
}
