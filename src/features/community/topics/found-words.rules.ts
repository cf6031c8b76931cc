/** Signs around the hits of a text that the database marks; no text of a member has them. */
export const HIT_MARKS = ['\u{E000}', '\u{E001}'] as const;

/** Takes a text with marked hits apart. */
export function piecesOf(marked: string): { text: string; is_hit: boolean }[] {
  const [open, close] = HIT_MARKS;
  return marked
    .split(open)
    .flatMap((part, at) => {
      const end = at > 0 ? part.indexOf(close) : -1;
      if (end < 0) return [{ text: part.replaceAll(close, ''), is_hit: false }];
      return [
        { text: part.slice(0, end), is_hit: true },
        { text: part.slice(end + 1).replaceAll(close, ''), is_hit: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
