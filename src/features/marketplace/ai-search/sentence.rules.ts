import { SCHEDULE_VII_ITEMS } from '#platform/contract/csr/schedule-vii.ts';
import { type NamedPlace, placeNamed } from '#platform/contract/places.ts';
import {
  FOCUS_AREAS,
  ORGANIZATION_TYPES,
  type OrganizationType,
  SDG_GOALS,
} from '#platform/contract/reference-data.ts';
import { REGIONS } from './regions.data.ts';
import { readAmounts, readYears, type Span } from './sentence-numbers.rules.ts';
import {
  BEHIND_NEGATIONS,
  CSR_WORDS,
  FILLERS,
  FOCUS_WORDS,
  FUNDING_WORDS,
  HINDI_WORDS,
  LEVEL_WORDS,
  NEGATED_LISTS,
  NEGATIONS,
  PAPER_NAMES,
  PAPER_WORDS,
  SDG_WORDS,
  SORT_WORDS,
  SYNONYMS,
  TYPE_WORDS,
} from './sentence-words.data.ts';
import type { Understood, UnderstoodField } from './understood-fields.data.ts';

/** A word or phrase that is searched for. */
export interface Term {
  /** In English. */
  text: string;
  /** As written, where it is a word that was not understood. */
  written?: string;
}

export interface Sentence {
  understood: Understood[];
  terms: Term[];
  /** What the model is asked for: the sentence in English, without what narrows the members. */
  meaning: string;
}

/** Longest phrase of the tables, in words. */
const PHRASE_WORDS_MAX = 9;

const listed = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
/** A phrase as it is looked up: words in lower case with single spaces, Hindi without what is spelled in two ways. */
const plain = (text: string) => wordsOf(text.normalize('NFC').replaceAll('\u093C', '')).join(' ');

type Value = Pick<Understood, 'field' | 'value'>;

const namesOf = (field: UnderstoodField, table: Record<string, string | undefined>) =>
  Object.entries(table).flatMap(([value, names = '']) =>
    listed(names).map((name) => [plain(name), { field, value }] as const),
  );

const ownNames = (field: UnderstoodField, values: readonly string[]) =>
  values.map((value) => [plain(value), { field, value }] as const);

const goalNumbers = SDG_GOALS.flatMap((value, at) =>
  ['sdg', 'goal', 'sdg goal'].map((word) => [`${word} ${at + 1}`, { field: 'sdg', value } as Value] as const),
);

const scheduleItems = SCHEDULE_VII_ITEMS.flatMap((value, at) =>
  ['schedule vii', 'schedule 7', 'schedule vii item', 'schedule 7 item', 'item'].flatMap((words) =>
    [value, at + 1].map((item) => [`${words} ${item}`, { field: 'schedule_vii', value } as Value] as const),
  ),
);

const paperPhrases = Object.entries(PAPER_NAMES).flatMap(([value, names]) =>
  listed(names).flatMap((name) =>
    ['', ...listed(PAPER_WORDS.before)].flatMap((before) =>
      ['', ...listed(PAPER_WORDS.behind)].map(
        (behind) => [plain(`${before} ${name} ${behind}`), { field: 'paper', value } as Value] as const,
      ),
    ),
  ),
);

/** Names of regions that are no states. Some are the names of a district, too. */
const REGION_NAMES = new Map(
  REGIONS.flatMap(({ name, also = '' }) => [name, ...listed(also)].map((one) => [plain(one), name] as const)),
);

/** Phrases with a meaning of their own. What comes later replaces what comes before. */
const PHRASES = new Map<string, Value>([
  ...namesOf('focus_area', FOCUS_WORDS),
  ...ownNames('focus_area', FOCUS_AREAS),
  ...namesOf('sdg', SDG_WORDS),
  ...ownNames('sdg', SDG_GOALS),
  ...goalNumbers,
  ...scheduleItems,
  ...namesOf('sort', SORT_WORDS),
  ...namesOf('csr', { true: CSR_WORDS }),
  ...paperPhrases,
  ...namesOf('verification', LEVEL_WORDS),
  ...namesOf('type', TYPE_WORDS),
  ...ownNames('type', ORGANIZATION_TYPES),
]);

const FUNDING = new Set(listed(FUNDING_WORDS).map(plain));
const FILLER_WORDS = new Set(FILLERS.split(/\s+/).map(plain));

const ENGLISH = new Map(
  HINDI_WORDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [hindi = '', english = ''] = line.split(':');
      return listed(hindi).map((word) => [plain(word), english.trim()] as const);
    }),
);

/** Phrases that are searched for as one: "self help groups", though "help" and "groups" say nothing alone. */
const SEARCHED_PHRASES = new Set(
  SYNONYMS.trim()
    .split('\n')
    .flatMap(listed)
    .map(plain)
    .filter((phrase) => phrase.includes(' ')),
);

/** Whether a word of a sentence has a meaning in the tables, also as a part of a phrase: it is no typing error. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set(
  [
    ...PHRASES.keys(),
    ...REGION_NAMES.keys(),
    ...FUNDING,
    ...FILLER_WORDS,
    ...NEGATIONS,
    ...ENGLISH.keys(),
  ].flatMap((phrase) => phrase.split(' ')),
);

/** Names of districts that are other words too: they count only behind "in" and the like. */
const ALSO_OTHER_WORDS = new Set(
  'anand krishna prakasam saran vaishali nalanda korea salem sakti mon pali una mau ara durg dang theni khanna deeg jalore rampur jalgaon'.split(
    ' ',
  ),
);
const BEFORE_PLACES = new Set('in at near from of around across district'.split(' '));
const BEHIND_PLACES = new Set(['mein', 'me', 'district', 'zila', 'jila', 'में', 'जिला', 'जिले', 'के', 'ke']);
const SURE_FROM_LENGTH = 5;
/** Behind a name: the district is meant, and not the region of this name. */
const DISTRICT_WORDS = new Set(['district', 'zila', 'jila', 'जिला', 'जिले']);

interface Token extends Span {
  /** The word as it is looked up, or what is read instead of it. */
  word: string;
}

/** Splits a sentence into its words, each with its place; what `instead` has is read as that. */
function tokensOf(sentence: string, instead: ReadonlyMap<string, string>): Token[] {
  return [...sentence.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => {
    const word = plain(match[0]);
    return { start: match.index, end: match.index + match[0].length, word: instead.get(word) ?? word };
  });
}

/** A run of words with what it stands for. */
type Part = { length: number } & (
  | { kind: 'understood'; value: Value; place?: NamedPlace }
  | { kind: 'english'; english: string }
  | { kind: 'funding' }
  | { kind: 'filler' }
);

/** True where a short or ordinary name must stand for a place. */
function isPlaceHere(sentence: string, tokens: Token[], at: number, length: number): boolean {
  const token = tokens[at];
  if (!token || length > 1) return true;
  const { word } = token;
  const isSure = word.length >= SURE_FROM_LENGTH && !ALSO_OTHER_WORDS.has(word);
  if (isSure || /\P{ASCII}/u.test(word)) return true;
  const written = sentence.slice(token.start, token.end);
  if (written.length > 1 && written === written.toUpperCase()) return true;
  const [before, behind] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? ''];
  return placeNamed(word)?.isState === true && word.length > 2
    ? true
    : BEFORE_PLACES.has(before) || BEHIND_PLACES.has(behind);
}

/** True unless a value is a paper and its letter stands for something else: "12 a month" is not 12A. */
function isPaperHere({ field }: Value, sentence: string, tokens: Token[]): boolean {
  if (field !== 'paper') return true;
  return !tokens.some(({ start, end }) => end - start === 1 && 'ag'.includes(sentence.slice(start, end)));
}

/** Reads the longest phrase that starts at a word; undefined for a plain word. */
function partAt(sentence: string, tokens: Token[], at: number): Part | undefined {
  for (let length = Math.min(PHRASE_WORDS_MAX, tokens.length - at); length > 0; length -= 1) {
    const phrase = tokens
      .slice(at, at + length)
      .map(({ word }) => word)
      .join(' ');
    if (FUNDING.has(phrase)) return { kind: 'funding', length };
    const region = REGION_NAMES.get(phrase);
    if (region && !DISTRICT_WORDS.has(tokens[at + length]?.word ?? ''))
      return { kind: 'understood', value: { field: 'region', value: region }, length };
    const place = placeNamed(phrase);
    if (place && isPlaceHere(sentence, tokens, at, length))
      return { kind: 'understood', value: { field: 'location', value: place.state }, place, length };
    const value = PHRASES.get(phrase);
    if (value && isPaperHere(value, sentence, tokens.slice(at, at + length)))
      return { kind: 'understood', value, length };
    const english = ENGLISH.get(phrase) ?? (SEARCHED_PHRASES.has(phrase) ? phrase : undefined);
    if (english) return { kind: 'english', english, length };
    if (length === 1 && FILLER_WORDS.has(phrase)) return { kind: 'filler', length };
  }
  return undefined;
}

/** Fields of which a sentence can name only one value: a second one is a word like others. */
const SINGLE = new Set<UnderstoodField>(['type', 'verification', 'csr', 'sort', 'schedule_vii']);

/** Most states of which a sentence can name members; a further one is a word like others. */
const STATES_MAX = 8;

/** Fields whose words also say what the members do. */
const ALSO_WORDS = new Set<UnderstoodField>(['focus_area', 'sdg']);

/** What a field becomes behind "not"; no filter says the opposite of the others. */
const NEGATED: Partial<Record<UnderstoodField, UnderstoodField>> = {
  type: 'not_type',
  location: 'not_location',
  region: 'not_region',
};

/** Collects what is read of a sentence. */
class Reading {
  readonly understood: Understood[] = [];
  readonly terms: Term[] = [];
  readonly meaning: string[] = [];
  private readonly sentence: string;

  constructor(sentence: string) {
    this.sentence = sentence;
  }

  textOf(tokens: Token[]): string {
    const [first, last] = [tokens[0], tokens.at(-1)];
    return first && last ? this.sentence.slice(first.start, last.end) : '';
  }

  search(text: string, written?: string) {
    if (!this.terms.some((term) => term.text === text))
      this.terms.push({ text, ...(written && { written }) });
    this.meaning.push(text);
  }

  has({ field, value }: Value): boolean {
    return this.understood.some(
      (other) => other.field === field && (SINGLE.has(field) || other.value === value),
    );
  }

  /** A second value of a field that takes one, a second town of a state, or one more state than are taken. */
  private isTooMuch({ field, value }: Value): boolean {
    if (field !== 'location') return SINGLE.has(field) && field !== 'type' && this.has({ field, value });
    const states = this.understood.filter((other) => other.field === field);
    return states.length >= STATES_MAX || this.has({ field, value });
  }

  /** Takes a phrase of the tables, unless the sentence has said such a thing before. */
  take(value: Value, tokens: Token[], place?: NamedPlace) {
    const phrase = tokens.map(({ word }) => word).join(' ');
    if (this.isTooMuch(value)) return this.search(phrase, this.textOf(tokens));
    if (!this.has(value)) this.understood.push({ ...value, text: this.textOf(tokens) });
    if (ALSO_WORDS.has(value.field)) this.search(ENGLISH.get(phrase) ?? englishOf(phrase, value.value));
    // The town itself is searched for, among the members of its state.
    if (place && !place.isState) this.terms.push({ text: phrase });
  }

  /** Takes a phrase of the tables behind "not". @param tokens from the "not" on. */
  takeNot({ field, value }: Value, tokens: Token[]) {
    const negated = NEGATED[field];
    if (!negated || this.has({ field: negated, value })) return;
    this.understood.push({ field: negated, value, text: this.textOf(tokens) });
  }
}

/** A phrase in English: a number, or Hindi for which there is no word of its own, is the value that it stands for. */
const englishOf = (phrase: string, value: string) => (/[\d\P{ASCII}]/u.test(phrase) ? plain(value) : phrase);

/**
 * Reads a sentence: what narrows the members, what says who comes first, and what is searched for.
 * @param today ISO day in India, for "10 years old".
 * @param instead words to read instead of others, in lower case: corrected typing errors.
 */
export function readSentence(
  sentence: string,
  today: string,
  instead: ReadonlyMap<string, string> = new Map(),
): Sentence {
  const numbers = [...readAmounts(sentence), ...readYears(sentence, today)];
  const tokens = tokensOf(sentence, instead).filter(
    ({ start, end }) => !numbers.some((number) => start < number.end && end > number.start),
  );
  const reading = new Reading(sentence);
  for (const { start, end, values } of numbers) {
    const text = sentence.slice(start, end);
    for (const value of values) reading.understood.push({ ...value, text });
    // No filter says it, and its words say nothing of what a member does.
    if (values.length === 0) reading.terms.push({ text: plain(text), written: text });
  }
  const parts: { part: Part | undefined; tokens: Token[] }[] = [];
  for (let at = 0; at < tokens.length; ) {
    const part = partAt(sentence, tokens, at);
    parts.push({ part, tokens: tokens.slice(at, at + (part?.length ?? 1)) });
    at += part?.length ?? 1;
  }
  const wantsFunds = parts.some(({ part }) => part?.kind === 'funding');
  const negations = new Negations((from, to) => numbers.some(({ start, end }) => start < to && end > from));
  for (const { part, tokens: own } of parts) {
    const [token] = own;
    const negated = negations.read(own, part);
    if (negated === 'word') continue;
    if (negated && part?.kind === 'understood') {
      if (!wantsFunds) reading.takeNot(part.value, negated);
    } else if (!part) reading.search(token?.word ?? '', reading.textOf(own));
    else if (part.kind === 'english') reading.search(part.english, reading.textOf(own));
    else if (part.kind === 'funding') reading.take(COMPANY, own);
    else if (part.kind === 'understood') {
      const { field, value } = part.value;
      // "We are an NGO and look for a company": the NGO is the one who asks.
      if (field === 'type' && wantsFunds && value !== COMPANY.value) continue;
      reading.take(part.value, own, part.place);
    }
  }
  const { understood, terms, meaning } = reading;
  // As they stand in the sentence.
  const inOrder = understood.toSorted((a, b) => sentence.indexOf(a.text) - sentence.indexOf(b.text));
  return { understood: inOrder, terms, meaning: meaning.join(' ') };
}

/** Finds what a "not" negates: the next words of the tables, unless other words come between. */
class Negations {
  /** The "not" that still waits for what it negates. */
  private waiting: Token | undefined;
  /** The part before was negated; an "or" goes on with it. */
  private hasNegated = false;
  private readonly isNumberBetween: (from: number, to: number) => boolean;

  constructor(isNumberBetween: (from: number, to: number) => boolean) {
    this.isNumberBetween = isNumberBetween;
  }

  /**
   * Reads the next part of a sentence.
   * @returns the words from the "not" on where it negates the part; `word` for the "not" itself.
   */
  read(own: Token[], part: Part | undefined): Token[] | 'word' | undefined {
    const [token] = own;
    if (!token) return undefined;
    const isPlain = part === undefined || part.kind === 'filler';
    if (
      isPlain &&
      (NEGATIONS.includes(token.word) || (this.hasNegated && NEGATED_LISTS.includes(token.word)))
    ) {
      this.waiting = token;
      this.hasNegated = false;
      return 'word';
    }
    if (isPlain && this.waiting && BEHIND_NEGATIONS.includes(token.word)) return undefined;
    const not = this.waiting;
    this.waiting = undefined;
    this.hasNegated =
      part?.kind === 'understood' && not !== undefined && !this.isNumberBetween(not.end, token.start);
    return this.hasNegated && not ? [not, ...own] : undefined;
  }
}

const COMPANY: { field: 'type'; value: OrganizationType } = { field: 'type', value: 'corporate' };
