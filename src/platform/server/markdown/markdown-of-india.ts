import type MarkdownIt from 'markdown-it';

const ASTERISK = '*'.charCodeAt(0);

/** Letters and vowel signs of the scripts that end a sentence with a danda, without a space before what follows. */
const INDIAN_LETTER =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Ol_Chiki}\p{Script=Meetei_Mayek}\p{Script=Arabic}]/u;

/** A sign of comparison before a number at the start of a line, which is no quotation: `> 50%`. `> 1. item` is one. */
const COMPARISON = /^( {0,3})>(?=[ \t]?(?:=[ \t]?)?[₹$€£]?[ \t]?\p{Nd})(?![ \t]*\d+[.)][ \t])/u;

const FENCE = /^ {0,3}(```|~~~)/;

/** Escapes signs of comparison; what stands in a fence of code stays. */
function withComparisons(text: string): string {
  let isCode = false;
  return text
    .split('\n')
    .map((line) => {
      if (FENCE.test(line)) isCode = !isCode;
      return isCode ? line : line.replace(COMPARISON, '$1\\>');
    })
    .join('\n');
}

/** Teaches Markdown what texts of India need: bold beside a danda or a quotation mark, and `> 50%`. */
export function addIndianWays(markdown: InstanceType<typeof MarkdownIt>): void {
  markdown.core.ruler.after('normalize', 'comparisons', (state) => {
    state.src = withComparisons(state.src);
  });
  const Plain = markdown.inline.State;
  markdown.inline.State = class extends Plain {
    /** Asterisks that touch a letter of these scripts open or close bold, though a danda is beside them. */
    override scanDelims(start: number, canSplitWord: boolean) {
      const scanned = super.scanDelims(start, canSplitWord);
      if (this.src.charCodeAt(start) !== ASTERISK) return scanned;
      const [before, behind] = [
        this.src.slice(Math.max(start - 2, 0), start),
        this.src.slice(start + scanned.length),
      ];
      const [last = ' ', next = ' '] = [[...before].at(-1), behind[0]];
      if (!INDIAN_LETTER.test(last) && !INDIAN_LETTER.test(next)) return scanned;
      return {
        ...scanned,
        can_open: scanned.can_open || /\S/.test(next),
        can_close: scanned.can_close || /\S/.test(last),
      };
    }
  };
}
