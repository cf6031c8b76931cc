import { DISTRICTS_AND_TOWNS } from './districts.ts';
import { CITIES, STATE_SPELLINGS } from './place-names.ts';
import { HINDI_PLACES, HINDI_WORDS_AND_PLACES } from './place-names-hindi.ts';
import { plainText, WORD_PATTERN } from './plain-text.ts';
import { STATES, type State } from './reference-data.ts';

/** A name as it is looked up: words in lower case, with single spaces for hyphens and the like between them. */
const keyOf = (name: string) =>
  plainText(name.toLowerCase().replaceAll('&', ' and '))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const listed = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** The names of states and union territories in all spellings, without short forms that are also words. */
const STATES_BY_NAME = new Map<string, State>(
  STATES.flatMap((state) =>
    [state, ...listed(STATE_SPELLINGS[state], /,/)].map((name) => [keyOf(name), state] as const),
  ),
);

/** Abbreviations of states. Some are words, too. */
const ABBREVIATIONS = new Map<string, State>([
  ['ap', 'Andhra Pradesh'],
  ['hp', 'Himachal Pradesh'],
  ['mh', 'Maharashtra'],
  ['mp', 'Madhya Pradesh'],
  ['tn', 'Tamil Nadu'],
  ['up', 'Uttar Pradesh'],
  ['wb', 'West Bengal'],
]);

/** A place that a name stands for: the state itself, or a district or town of it. */
export interface NamedPlace {
  state: State;
  /** True for an own or former name of the state, and for its short forms. */
  isState: boolean;
  /** Its name of today in English. */
  name: string;
}

interface Town extends NamedPlace {
  /** All names under which people write it, today's first. */
  names: string[];
}

const townsOf = (state: State): Town[] => {
  const inHindi = new Map(
    listed(HINDI_PLACES[state] ?? '', /;/).map((line) => {
      const [name = '', names = ''] = listed(line, /:/);
      return [name, listed(names, /,/)] as const;
    }),
  );
  const town = (names: string[]): Town => {
    const [name = ''] = names;
    return { state, isState: false, name, names: [...names, ...(inHindi.get(name) ?? [])] };
  };
  return [
    ...listed(CITIES[state], /;/).map((group) => town(listed(group, /,/))),
    ...listed(DISTRICTS_AND_TOWNS[state], /[,;]/).map((name) => town([name])),
  ];
};

/** Towns and districts by each of their names; of a name that several states have, one of each. */
function readTowns(): Map<string, Town[]> {
  const found = new Map<string, Town[]>();
  for (const state of STATES)
    for (const town of townsOf(state))
      for (const name of town.names) {
        const others = found.get(keyOf(name)) ?? [];
        if (!others.some((other) => other.state === state)) found.set(keyOf(name), [...others, town]);
      }
  return found;
}
const TOWNS = readTowns();

/** Names that two states have, read as the place that most people mean. */
const MOST_MEANT: Record<string, State> = {
  aurangabad: 'Maharashtra',
  औरंगाबाद: 'Maharashtra',
  bilaspur: 'Chhattisgarh',
  बिलासपुर: 'Chhattisgarh',
};

const CITY_KEYS = new Set(
  STATES.flatMap((state) => listed(CITIES[state], /[,;]/).map(keyOf)).filter(
    (key) => TOWNS.get(key)?.length === 1 || key in MOST_MEANT,
  ),
);

/** Whether a name is that of a large city, or of a place that has several names. */
export const isCity = (name: string): boolean => CITY_KEYS.has(keyOf(name));

const LATIN_STATES = [...STATES_BY_NAME].filter(([key]) => /^[a-z ]{6,}$/.test(key));

/** Shortest names in which one letter can be wrong, and two: "Assaam", "Himachel Pardesh". */
const ERRORS_FROM = [6, 12] as const;

/** Endings that make another word of a name: a Punjabi, the Andamans. */
const OTHER_WORD = /[ins]$/;

/** Whether two words differ in at most so many letters that are missing, wrong, or in each other's place. */
function isNear(one: string, other: string, errors: number): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [left, right] = [one.slice(at), other.slice(at)];
  if (left === right) return true;
  if (errors === 0 || Math.abs(left.length - right.length) > errors) return false;
  const swapped = left[0] === right[1] && left[1] === right[0] && left.length > 1;
  return (
    isNear(left.slice(1), right.slice(1), errors - 1) ||
    isNear(left.slice(1), right, errors - 1) ||
    isNear(left, right.slice(1), errors - 1) ||
    (swapped && isNear(left.slice(2), right.slice(2), errors - 1))
  );
}

/** The only state whose name a word nearly is: "Tripurra". */
function misspelledState(key: string): State | undefined {
  const isOtherWord = OTHER_WORD.test(key) && STATES_BY_NAME.has(key.slice(0, -1));
  if (isOtherWord || key.length < ERRORS_FROM[0] || !/^[a-z ]+$/.test(key) || TOWNS.has(key))
    return undefined;
  const errors = key.length < ERRORS_FROM[1] ? 1 : 2;
  const states = LATIN_STATES.flatMap(([name, state]) =>
    name[0] === key[0] && isNear(name, key, name.length < ERRORS_FROM[1] ? 1 : errors) ? state : [],
  );
  return new Set(states).size === 1 ? states[0] : undefined;
}

const stateOfName = (key: string) => STATES_BY_NAME.get(key) ?? ABBREVIATIONS.get(key);

function townOfName(key: string): Town | undefined {
  const towns = TOWNS.get(key) ?? [];
  const meant = MOST_MEANT[key];
  return meant ? towns.find(({ state }) => state === meant) : towns.length === 1 ? towns[0] : undefined;
}

/**
 * The state, district or town of exactly this name, in English or Hindi; null for any other text, and for a name that two states
 * have and of which none is the usual one.
 */
export function placeNamed(name: string): NamedPlace | null {
  const key = keyOf(name);
  const state = stateOfName(key);
  return state ? { state, isState: true, name: state } : (townOfName(key) ?? null);
}

/** All districts and towns of exactly this name, one of each state that has one. Empty for the name of a state. */
export const townsNamed = (name: string): NamedPlace[] =>
  stateOfName(keyOf(name)) ? [] : (TOWNS.get(keyOf(name)) ?? []);

/** The state of exactly this name, in any spelling but an abbreviation: "Tamilnadu", "Orissa", "बिहार". */
export const stateSpelled = (name: string): State | undefined => STATES_BY_NAME.get(keyOf(name));

/** All names of the district or town that a name stands for, that name among them: Bangalore is Bengaluru. */
export function namesOfPlace(name: string): string[] {
  const key = keyOf(name);
  const names = stateOfName(key) ? [] : (TOWNS.get(key) ?? []).flatMap((town) => town.names);
  return names.some((other) => keyOf(other) === key) ? [...new Set(names)] : [name];
}

const wordsOf = (text: string) => text.match(WORD_PATTERN) ?? [];

/** Most words of the name of a place ("Dr B R Ambedkar Konaseema"). */
const NAME_WORDS_MAX = 9;

/** Finds the longest names at which `look` finds something, from the first word on. @returns each with its words. */
function longestNames<Found>(
  words: string[],
  look: (name: string) => Found | undefined,
): { words: string[]; found?: Found }[] {
  const parts: { words: string[]; found?: Found }[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(NAME_WORDS_MAX, words.length - at);
    let found = look(words.slice(at, at + length).join(' '));
    while (found === undefined && length > 1) {
      length -= 1;
      found = look(words.slice(at, at + length).join(' '));
    }
    parts.push({ words: words.slice(at, at + length), ...(found !== undefined && { found }) });
    at += length;
  }
  return parts;
}

/** The cities in a text that have other names, each as written and with all its names. */
export const citiesIn = (text: string): { written: string; names: string[] }[] =>
  longestNames(wordsOf(text), (name) => {
    const names = namesOfPlace(name);
    return names.length > 1 ? names : undefined;
  }).flatMap(({ words, found }) => (found ? [{ written: words.join(' '), names: found }] : []));

/** Spellings of a text: one for each name of the first city in it. The text alone where it names none. */
export function spellingsOf(text: string): string[] {
  const [city] = citiesIn(text);
  return city ? [...new Set([text, ...city.names.map((name) => text.replace(city.written, name))])] : [text];
}

/** Splits a written location at its commas and the like, without PIN codes. */
const partsOf = (location: string) =>
  location.split(/[,;/()\n]+/).map((part) =>
    part
      .replace(/\d{3} ?\d{3}/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** Finds the first known one of the parts, from the last part back; the whole of a part with hyphens before its parts. */
function lastKnown(location: string, look: (part: string) => State | undefined): State | null {
  for (const part of partsOf(location).toReversed()) {
    const pieces = part.split(/[–—-]+/);
    for (const piece of [part, ...pieces.toReversed()]) {
      const state = look(piece.trim());
      if (state) return state;
    }
  }
  return null;
}

/** The state or union territory that a text names, directly or by one of its largest cities; null for other texts. */
export const stateNamed = (text: string): State | null =>
  lastKnown(text, (part) => {
    const key = keyOf(part);
    return STATES_BY_NAME.get(key) ?? (CITY_KEYS.has(key) ? townOfName(key)?.state : misspelledState(key));
  });

/** Words that say what kind of place a name is, or that it is in India. */
const KIND_OF_PLACE =
  /\b(state|district|dist|distt|zilla|zila|jilla|jila|taluka|taluk|tehsil|tahsil|mandal|block|city|town|rural|urban|india)\b/g;

const ORDINARY_HINDI = new Map(
  Object.entries(HINDI_WORDS_AND_PLACES).map(([name, state]) => [keyOf(name), state]),
);

/** Shortest name that is found behind other words: "Kaun Una" need not be in Una. */
const NAME_BEHIND_WORDS_MIN = 4;

/** The state of a place such as "pune district" or "mg road bengaluru": the name can have words before it. */
function stateOfPlace(part: string): State | undefined {
  const plain = keyOf(part.toLowerCase().replace(/\b([a-z])\./g, '$1'));
  const words = plain.replace(KIND_OF_PLACE, ' ').trim().split(/\s+/);
  for (let from = 0; from < words.length; from += 1) {
    const name = words.slice(from).join(' ');
    const state =
      placeNamed(name)?.state ?? (from === 0 ? ORDINARY_HINDI.get(name) : undefined) ?? misspelledState(name);
    if (state && (from === 0 || name.length >= NAME_BEHIND_WORDS_MIN || ABBREVIATIONS.has(name)))
      return state;
  }
  return placeNamed(plain)?.state;
}

/**
 * The state or union territory that a written location lies in, by its state, district or town, or null when it names
 * none that we know. Reads from the last comma-separated part back, so that "Delhi Road, Ranchi, Jharkhand" is in
 * Jharkhand. A district of a name that two states have tells nothing.
 */
export const stateOfLocation = (location: string | null | undefined): State | null =>
  location ? lastKnown(location, stateOfPlace) : null;

/**
 * The state in a form after its location was changed: the state of the new location, unless the member has chosen one.
 * @param state the state in the form; '' for none.
 * @param hasChosen true if the member has chosen it by hand.
 */
export const stateAfterMove = (state: string, location: string, hasChosen: boolean): string =>
  hasChosen ? state : (stateOfLocation(location) ?? '');

const BEYOND_LATIN = /\p{Script=Devanagari}|(?!\p{Script=Latin})\p{L}/u;

/** A search text in which the names of places in Indian scripts stand in English, as profiles have them: `बिहार schools` is `Bihar schools`. */
export function withPlacesInEnglish(text: string): string {
  if (!BEYOND_LATIN.test(text)) return text;
  return longestNames(text.split(/[\s,-]+/), (name) =>
    BEYOND_LATIN.test(name) ? placeNamed(name)?.name : undefined,
  )
    .map(({ words, found }) => found ?? words.join(' '))
    .join(' ');
}
