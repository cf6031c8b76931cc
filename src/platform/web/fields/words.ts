/** Free words as they are kept: trimmed; blanks, and repetitions in other capitals, are not taken. */
export function cleanWords(words: string[]): string[] {
  const kept = new Map<string, string>();
  for (const word of words.map((one) => one.trim()).filter(Boolean)) {
    const key = word.toLowerCase();
    if (!kept.has(key)) kept.set(key, word);
  }
  return [...kept.values()];
}
