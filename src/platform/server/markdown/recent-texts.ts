/** Keeps the texts that were asked for last, each under the text that it was made from, up to a length of all. */
export class RecentTexts {
  /** Least recently asked for first. */
  readonly #made = new Map<string, string>();
  readonly #maxLength: number;
  #length = 0;

  /** @param maxLength of all texts with their keys, in UTF-16 code units. */
  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  /** Returns the text under a key; makes it where it is not kept. */
  get(key: string, make: () => string): string {
    const kept = this.#made.get(key);
    const text = kept ?? make();
    if (kept !== undefined) this.#made.delete(key);
    else this.#length += key.length + text.length;
    this.#made.set(key, text);
    for (const [oldest, made] of this.#made) {
      if (this.#length <= this.#maxLength) break;
      this.#made.delete(oldest);
      this.#length -= oldest.length + made.length;
    }
    return text;
  }
}
