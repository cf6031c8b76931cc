import MarkdownIt from 'markdown-it';
import { addIndianWays } from './markdown-of-india.ts';

/** Deeper lists and quotations are shown as text; a list in a list in a quotation needs six. */
const DEPTH_MAX = 20;

/** Headings of a text start below those of the page and of its sections. */
const FIRST_HEADING = 3;
const LAST_HEADING = 6;

/** Most mentions of a text that become links; each is some hundred characters of HTML. */
const MENTION_LINKS_MAX = 100;

const AT = '@'.charCodeAt(0);

/** Addresses that a text can lead to. */
export const LINK = /^(https?:\/\/|mailto:)/i;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

/** A member that a text names, and the address of the member's page. */
export interface MentionLink {
  name: string;
  /** An http(s) address. */
  address: string;
}

/** Input of one rendering: the members that the text can name, the longest name first. */
export type Naming = {
  mentions: MentionLink[];
  /** Mentions that became links so far. */
  linked: number;
};

/** Creates what reads and renders Markdown; its HTML is not sanitised yet. Render with a `Naming`. */
export function createMarkdown() {
  const markdown = new MarkdownIt('default', {
    html: false,
    breaks: true,
    linkify: true,
    maxNesting: DEPTH_MAX,
  });
  // Only addresses that are written out become links: `report.in` may be the end of a sentence.
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  markdown.validateLink = (address) => LINK.test(address.trim());

  addIndianWays(markdown);

  // A picture would be loaded from elsewhere and tell who reads the text: it becomes a link.
  markdown.renderer.rules.image = (tokens, at) => {
    const address = String(tokens[at]?.attrGet('src') ?? '');
    return `<a href="${escaped(address)}">${escaped(tokens[at]?.content || address)}</a>`;
  };

  // A wide table is scrolled in its frame, by keyboard too, and not with the page.
  markdown.renderer.rules.table_open = () => '<div role="region" aria-label="Table" tabindex="0"><table>';
  markdown.renderer.rules.table_close = () => '</table></div>';

  // `@name` becomes a link where the caller knows the name; the longest name that fits is meant.
  markdown.inline.ruler.before('text', 'mention', (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== AT || /[\p{L}\p{N}]/u.test(state.src.charAt(state.pos - 1)))
      return false;
    const env: Record<string, unknown> = state.env;
    const naming = env as Partial<Naming>;
    const { mentions = [], linked = 0 } = naming;
    if (linked >= MENTION_LINKS_MAX) return false;
    const found = mentions.find(({ name }) => state.src.startsWith(name, state.pos + 1));
    if (!found) return false;
    if (!silent) {
      naming.linked = linked + 1;
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
  return markdown;
}
