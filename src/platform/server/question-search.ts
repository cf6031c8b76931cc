import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';

/** A text that can be found: a question, other words for it, and its answer. */
interface Searchable {
  id: string;
  question: string;
  asked: string;
  answer: string;
}

interface Vocabulary {
  /** Splits a text into comparable words. */
  wordsOf(text: string): string[];
  /** Fixed weights of words; all others weigh more the rarer they are. */
  weights: Map<string, number>;
}

/** Share of the question, by the weight of its words, that an entry must contain. */
const ENOUGH = 0.55;
/** Weight of a figure that no entry contains: what is asked about it says the rest. */
const FIGURE = 0.25;
/** Factor for words found only in the answer, where they may occur by chance. */
const BY_CHANCE = 0.4;

/** Matches beginnings of words and words with a typing error. */
const WORD_FORMS: SearchOptions = {
  boost: { question: 3, asked: 2 },
  prefix: (word) => word.length > 3,
  fuzzy: (word) => (word.length > 8 ? 2 : word.length > 4 && 1),
};
const MEANT: SearchOptions = { ...WORD_FORMS, fields: ['question', 'asked'] };

export interface QuestionSearch<Entry extends Searchable> {
  /** Entries that answer the question, best first, led by one with the same words; empty if none covers enough of it. */
  find(question: string): Entry[];
}

/**
 * Indexes entries in memory. A word that no entry contains weighs as much as the rarest one, so a question about
 * something else is not answered because of a chance word.
 */
export function createQuestionSearch<Entry extends Searchable>(
  entries: Entry[],
  { wordsOf, weights }: Vocabulary,
): QuestionSearch<Entry> {
  const index = new MiniSearch<Searchable>({
    fields: ['question', 'asked', 'answer'],
    tokenize: wordsOf,
    processTerm: (word) => word,
  });
  index.addAll(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const wordsByEntry = new Map(entries.map(({ id, question }) => [id, sameWords(wordsOf(question))]));
  const rarity = rarityIn(entries, wordsOf);
  const weightOf = (word: string) => weights.get(word) ?? (isOtherFigure(word) ? FIGURE : rarity(word));
  const known = new Set(
    entries.flatMap(({ question, asked, answer }) => wordsOf(`${question} ${asked} ${answer}`)),
  );
  /** A figure of the asker's own, such as a profit or a share: no entry can know it. */
  const isOtherFigure = (word: string) => /^\d/.test(word) && !known.has(word);

  return {
    find(question) {
      const words = [...new Set(wordsOf(question))];
      const asked = sameWords(words);
      const weigh = (list: string[]) => list.reduce((sum, word) => sum + weightOf(word), 0);
      const whole = weigh(words);
      if (whole === 0) return [];
      const meant = new Map(index.search(question, MEANT).map(({ id, queryTerms }) => [id, queryTerms]));
      const covered = ({ id, queryTerms }: SearchResult) => {
        const certain = weigh(meant.get(id) ?? []);
        return (certain + BY_CHANCE * (weigh(queryTerms) - certain)) / whole;
      };
      return index
        .search(question, WORD_FORMS)
        .map((hit) => ({ id: hit.id as string, score: hit.score, covered: covered(hit) }))
        .filter((hit) => hit.covered >= ENOUGH)
        .sort(
          (one, other) =>
            Number(wordsByEntry.get(other.id) === asked) - Number(wordsByEntry.get(one.id) === asked) ||
            other.score * other.covered ** 2 - one.score * one.covered ** 2,
        )
        .flatMap(({ id }) => byId.get(id) ?? []);
    },
  };
}

/** Words in one order, so that two questions with the same words are equal. */
const sameWords = (words: string[]) => [...new Set(words)].sort().join(' ');

/** Weighs words: the fewer entries contain a word, the more it weighs. */
function rarityIn(entries: Searchable[], wordsOf: Vocabulary['wordsOf']): (word: string) => number {
  const counts = new Map<string, number>();
  for (const { question, asked, answer } of entries) {
    for (const word of new Set(wordsOf(`${question} ${asked} ${answer}`))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return (word) => Math.log(1 + entries.length / ((counts.get(word) ?? 0) + 0.5));
}
