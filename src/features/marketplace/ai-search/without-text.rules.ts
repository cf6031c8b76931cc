/** Words that lead to what came behind them, and say nothing alone. */
const LEFT_OVER = /(?:^|\s)(?:in|at|from|of|with|for|by|near|and|under|above|a|an|the)$/i;

/** A sentence without one of its parts, and without the words that only led to it. */
export function withoutText(sentence: string, text: string): string {
  const at = sentence.indexOf(text);
  if (at < 0) return sentence;
  const before = sentence.slice(0, at).trimEnd();
  const behind = sentence.slice(at + text.length).trimStart();
  return [before.replace(LEFT_OVER, '').trimEnd(), behind.replace(/^[,;.]\s*/, '')]
    .filter(Boolean)
    .join(' ')
    .trim();
}
