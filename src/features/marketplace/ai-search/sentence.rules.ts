import { SCHEDULE_VII_ITEMS } from '#platform/contract/csr/schedule-vii.ts';
import { isCity, type NamedPlace, placeNamed, townsNamed } from '#platform/contract/places.ts';
import { plainWordsOf, WORD_PATTERN } from '#platform/contract/plain-text.ts';
import {
  FOCUS_AREAS,
  ORGANIZATION_TYPES,
  type OrganizationType,
  SDG_GOALS,
  STATES,
} from '#platform/contract/reference-data.ts';
import { REGIONS } from './regions.data.ts';
import { negationsIn, type Part, type ReadPart, type Token, type Value } from './sentence-negations.rules.ts';
import { readAmounts, readYears } from './sentence-numbers.rules.ts';
import {
  CSR_WORDS,
  FILLERS,
  FOCUS_WORDS,
  FUNDING_WORDS,
  HINDI_WORDS,
  LEVEL_WORDS,
  NEGATIONS,
  NEGATIONS_BEHIND,
  OTHER_PHRASES,
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

/** A phrase as it is looked up: words in lower case with single spaces, in one spelling. */
const plain = (text: string) => plainWordsOf(text).join(' ');

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
const NEGATING = new Set(listed(NEGATIONS).map(plain));
const NEGATING_BEHIND = new Set(listed(NEGATIONS_BEHIND).map(plain));
const FILLER_WORDS = new Set(FILLERS.split(/\s+/).map(plain));

/** Reads lines of phrases, a colon, and what they mean. */
const meanings = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [written = '', meant = ''] = line.split(':');
      return listed(written).map((phrase) => [plain(phrase), meant.trim()] as const);
    });

const ENGLISH = new Map(meanings(HINDI_WORDS));
const OTHERS = new Map(meanings(OTHER_PHRASES));

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
    ...NEGATING,
    ...ENGLISH.keys(),
    ...OTHERS.keys(),
    ...STATES.map(plain),
  ].flatMap((phrase) => phrase.split(' ')),
);

/** Names of districts that are other words too: they count only behind "in" and the like. */
const ALSO_OTHER_WORDS = new Set(
  'anand gaya krishna prakasam saran vaishali nalanda korea salem sakti mon pali una mau ara durg dang theni khanna deeg jalore rampur jalgaon'.split(
    ' ',
  ),
);
const BEFORE_PLACES = new Set('in at near from of around across district'.split(' '));
const BEHIND_PLACES = new Set(['mein', 'me', 'district', 'zila', 'jila', 'में', 'जिला', 'जिले', 'के', 'ke']);
const SURE_FROM_LENGTH = 5;
/** Behind a name: the district is meant, and not the region of this name. */
const DISTRICT_WORDS = new Set(['district', 'zila', 'jila', 'जिला', 'जिले']);

/** Splits a sentence into its words, each with its place; what `instead` has is read as that. */
function tokensOf(sentence: string, instead: ReadonlyMap<string, string>): Token[] {
  return [...sentence.matchAll(WORD_PATTERN)].map((match) => {
    const word = plain(match[0]);
    return { start: match.index, end: match.index + match[0].length, word: instead.get(word) ?? word };
  });
}

/** True where a short or ordinary name must stand for a place. */
function isPlaceHere(sentence: string, tokens: Token[], at: number, length: number): boolean {
  const token = tokens[at];
  if (!token || length > 1) return true;
  const { word } = token;
  const isSure = (word.length >= SURE_FROM_LENGTH || isCity(word)) && !ALSO_OTHER_WORDS.has(word);
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

/** Reads a phrase as a place: a state, or a district or town of one state or of several. */
function placeAt(
  sentence: string,
  tokens: Token[],
  at: number,
  phrase: string,
  length: number,
): Part | undefined {
  const place = placeNamed(phrase);
  const towns = townsNamed(phrase);
  if ((!place && towns.length === 0) || !isPlaceHere(sentence, tokens, at, length)) return undefined;
  if (place?.isState) return { kind: 'understood', value: { field: 'location', value: place.state }, length };
  // The usual one first: the others count where the sentence names their state.
  const inOrder = place ? [place, ...towns.filter(({ state }) => state !== place.state)] : towns;
  const name = inOrder[0]?.name ?? phrase;
  return { kind: 'understood', value: { field: 'district', value: name }, towns: inOrder, length };
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
    const place = placeAt(sentence, tokens, at, phrase, length);
    if (place) return place;
    if (NEGATING.has(phrase)) return { kind: 'not', length };
    if (NEGATING_BEHIND.has(phrase) && at > 0) return { kind: 'not behind', length };
    const other = OTHERS.get(phrase);
    if (other) return { kind: 'english', english: other, length };
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

/** Most states, and most districts, of which a sentence can name members; a further one is a word like others. */
const PLACES_MAX = 8;

/** The town that a name stands for, where no state is named: the usual one, or all of them. */
const usualOf = (towns: NamedPlace[]) => {
  const usual = placeNamed(towns[0]?.name ?? '');
  return usual && usual.state === towns[0]?.state ? towns.slice(0, 1) : towns;
};

/** Fields whose words also say what the members do. */
const ALSO_WORDS = new Set<UnderstoodField>(['focus_area', 'sdg']);

/** What a field becomes behind "not"; no filter says the opposite of the others. */
const NEGATED: Partial<Record<UnderstoodField, UnderstoodField>> = {
  type: 'not_type',
  location: 'not_location',
  district: 'not_district',
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

  /** A second value of a field that takes one, or one more state or district than are taken. */
  private isTooMuch({ field, value }: Value): boolean {
    const isPlace = field === 'location' || field === 'district';
    if (!isPlace) return SINGLE.has(field) && field !== 'type' && this.has({ field, value });
    return this.understood.filter((other) => other.field === field).length >= PLACES_MAX;
  }

  /** Takes a phrase of the tables, unless the sentence has said such a thing before. */
  take(value: Value, tokens: Token[]) {
    const phrase = tokens.map(({ word }) => word).join(' ');
    if (this.isTooMuch(value)) return this.search(phrase, this.textOf(tokens));
    if (!this.has(value)) this.understood.push({ ...value, text: this.textOf(tokens) });
    if (ALSO_WORDS.has(value.field)) this.search(ENGLISH.get(phrase) ?? englishOf(phrase, value.value));
  }

  /**
   * Takes a district or town: who works there comes first among the members of its state.
   * @param named the states that the sentence names by themselves.
   */
  takeTown(towns: NamedPlace[], tokens: Token[], named: string[]) {
    const here = towns.filter(({ state }) => named.includes(state));
    const meant = here.length > 0 ? here : usualOf(towns);
    if (here.length === 0)
      for (const { state } of meant) this.take({ field: 'location', value: state }, tokens);
    const [town] = meant;
    if (!town) return;
    this.take({ field: 'district', value: town.name }, tokens);
    // The town itself is searched for.
    const text = town.name.toLowerCase();
    if (!this.terms.some((term) => term.text === text)) this.terms.push({ text });
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
  const parts: ReadPart[] = [];
  for (let at = 0; at < tokens.length; ) {
    const part = partAt(sentence, tokens, at);
    parts.push({ part, tokens: tokens.slice(at, at + (part?.length ?? 1)) });
    at += part?.length ?? 1;
  }
  const wantsFunds = parts.some(({ part }) => part?.kind === 'funding');
  const isNumberBetween = (from: number, to: number) =>
    numbers.some(({ start, end }) => start < to && end > from);
  const negated = negationsIn(parts, sentence, isNumberBetween);
  const named = parts.flatMap(({ part }, at) =>
    part?.kind === 'understood' && part.value.field === 'location' && !negated.has(at)
      ? part.value.value
      : [],
  );
  for (const [at, { part, tokens: own }] of parts.entries()) {
    const not = negated.get(at);
    if (not === 'word') continue;
    if (not && part?.kind === 'understood') {
      if (!wantsFunds) reading.takeNot(part.value, not);
    } else if (!part) reading.search(own[0]?.word ?? '', reading.textOf(own));
    else if (part.kind === 'english') reading.search(part.english, reading.textOf(own));
    else if (part.kind === 'funding') reading.take(COMPANY, own);
    else if (part.kind === 'understood') {
      const { field, value } = part.value;
      // "We are an NGO and look for a company": the NGO is the one who asks.
      if (field === 'type' && wantsFunds && value !== COMPANY.value) continue;
      if (part.towns) reading.takeTown(part.towns, own, named);
      else reading.take(part.value, own);
    }
  }
  const { understood, terms, meaning } = reading;
  // As they stand in the sentence.
  const inOrder = understood.toSorted((a, b) => sentence.indexOf(a.text) - sentence.indexOf(b.text));
  return { understood: inOrder, terms, meaning: meaning.join(' ') };
}

const COMPANY: { field: 'type'; value: OrganizationType } = { field: 'type', value: 'corporate' };
