import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';

/** What can be searched: a question, other words for it, and its answer. */
export interface Searchable {
  id: string;
  question: string;
  asked: string;
  answer: string;
}

/** Different words for one thing, brought to one. Applied to what is searched and to what is asked. */
const SAME: [RegExp, string][] = [
  [/\b(?:log|sign)(?:ged|ging|ing)?[ -]?in(?:to)?\b|\blogon\b/g, 'login'],
  [/\b(?:log|sign)(?:ged|ging|ing)?[ -]?(?:out|off)\b/g, 'logout'],
  [/\b(?:sign(?:ed|ing)?[ -]?up|registering|registered)\b/g, 'register'],
  [/\b(?:non[ -]?profits?|charit(?:y|ies)|npos?|ngo'?s)\b/g, 'ngo'],
  [/\be[ -]?mails?\b/g, 'email'],
  [/\butili[sz]ation\b|\bUCs?\b/gi, 'utilisation'],
  [/\borgani[sz]ation/g, 'organisation'],
  [/\bset[ -]?offs?\b/g, 'setoff'],
  [/\b(?:two[ -]factor|2[ -]?fa|authenticator|authentication app)\b/g, 'twofactor'],
  [/\bschedule (?:7|seven|vii)\b/g, 'schedulevii'],
  [/\bcsr[ -]?([12])\b/g, 'csr$1form'],
  [/\b12 ?a[ab]?\b/g, 'twelvea'],
  [/\b80 ?g\b/g, 'eightyg'],
  [/\b(\d+) ?(?:%|per ?cent)/g, '$1percent'],
  [/\btwo ?per ?cent\b/g, '2percent'],
  [/\bpass ?(?:word|code)s?\b/g, 'password'],
  [/\b(?:erase|close|remove|deactivate|cancel)(?= my account| account| the account)/g, 'delete'],
  [/\b(?:firm|corporation|business)s?\b/g, 'company'],
  [/\bhow (?:much|many)\b/g, 'howmuch'],
];

/** Words that say how somebody asks, not what about. */
const STOP_WORDS = new Set(
  `a about all also am an and any are as at be been by can could did do does for from get give go had has have how i if in
  into is it its just know like many may me much my need not of on one or our out please say shall should show so
  some tell than that the their them then there these they this to up us want was we were what when where which who why
  will with would you your ? hi hello namaste dear sir madam kindly help`.split(/\s+/),
);

/** Brings the forms of a word together: verify, verifies, verified, verifying. Rough, and the same on both sides. */
function stem(word: string): string {
  if (word.length < 5 || /\d/.test(word)) return word.length > 3 ? word.replace(/([^su])s$/, '$1') : word;
  const base = word
    .replace(/ies$|ied$/, 'y')
    .replace(/([^su])s$/, '$1')
    .replace(/(.{3})(?:ing|ed)$/, '$1')
    .replace(/(.{3})e$/, '$1');
  return base.replace(/([^l])\1$/, '$1');
}

/** The words of a text in one form each, without those that say nothing. */
export function wordsOf(text: string): string[] {
  const plain = SAME.reduce((now, [words, one]) => now.replace(words, one), text.toLowerCase());
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word)).map(stem);
}

/** So much of what a question is about must be found, by the weight of its words. */
const ENOUGH = 0.55;
/** What is found in an answer alone, not in the question or in other words for it, may stand there by chance. */
const BY_CHANCE = 0.4;
/** Words that may stand anywhere: they tell nothing apart. */
const COMMON = new Map([
  ['csr', 0.25],
  ['dayitva', 0.25],
  ['money', 0.5],
]);

const OPTIONS = {
  fields: ['question', 'asked', 'answer'],
  tokenize: wordsOf,
  processTerm: (word: string) => word,
};

/** Words are met by their beginning and with a typing error. */
const WORD_FORMS: SearchOptions = {
  boost: { question: 3, asked: 2 },
  prefix: (word) => word.length > 3,
  fuzzy: (word) => (word.length > 4 ? 0.2 : false),
};
const MEANT: SearchOptions = { ...WORD_FORMS, fields: ['question', 'asked'] };

/** A search over entries in memory. */
export interface AssistantSearch<Entry extends Searchable> {
  /** Entries that answer the question, best first; none when nothing covers enough of it. */
  find(question: string): Entry[];
}

/**
 * Indexes the entries. An entry counts when it has enough of what the question is about: a word that stands nowhere weighs as much as the rarest, so a question about something
 * else is not answered by a chance word.
 */
export function createSearch<Entry extends Searchable>(entries: Entry[]): AssistantSearch<Entry> {
  const index = new MiniSearch<Searchable>(OPTIONS);
  index.addAll(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const rarity = rarityIn(entries);

  return {
    find(question) {
      const words = [...new Set(wordsOf(question))];
      const weigh = (list: string[]) => list.reduce((sum, word) => sum + rarity(word), 0);
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
        .sort((one, other) => other.score * other.covered ** 2 - one.score * one.covered ** 2)
        .flatMap(({ id }) => byId.get(id) ?? []);
    },
  };
}

/** How much a word tells: the more, the fewer entries have it; one that no entry has tells most. */
function rarityIn(entries: Searchable[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const { question, asked, answer } of entries) {
    for (const word of new Set(wordsOf(`${question} ${asked} ${answer}`))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return (word) => COMMON.get(word) ?? Math.log(1 + entries.length / ((counts.get(word) ?? 0) + 0.5));
}
