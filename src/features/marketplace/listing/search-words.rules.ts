import { stateSpelled, withPlacesInEnglish } from '#platform/contract/places.ts';
import { plainWordsOf, WORD_PATTERN } from '#platform/contract/plain-text.ts';
import {
  FOCUS_AREAS,
  type FocusArea,
  type OrganizationType,
  type State,
} from '#platform/contract/reference-data.ts';

/** Most words that a search uses; more only cost time. */
const SEARCH_WORDS_MAX = 8;

/** Most words of a state, type or focus area ("dadra and nagar haveli and daman and diu"). */
const NAME_WORDS_MAX = 9;

const TYPE_NAMES: Record<OrganizationType, string[]> = {
  corporate: ['corporate', 'corporates', 'company', 'companies'],
  ngo: ['ngo', 'ngos', 'non profit', 'non profits', 'nonprofit', 'nonprofits'],
  consultant: ['consultant', 'consultants'],
  service_provider: ['service provider', 'service providers'],
};

/** Other words for a focus area. A profile matches with the word itself or with the focus area. */
const OTHER_FOCUS_WORDS: Record<string, FocusArea> = {
  health: 'Healthcare',
  medical: 'Healthcare',
  environmental: 'Environment',
  women: 'Women Empowerment',
  livelihoods: 'Livelihood',
  disabled: 'Disability',
  elderly: 'Elder Care',
  skilling: 'Skill Development',
  skills: 'Skill Development',
  water: 'Water & Sanitation',
  sanitation: 'Water & Sanitation',
  toilet: 'Water & Sanitation',
  toilets: 'Water & Sanitation',
  culture: 'Arts & Culture',
  disaster: 'Disaster Relief',
  sport: 'Sports',
};

/** Words that say nothing about a member. */
const FILLERS = new Set('a an and at by for from in near of on the to who with'.split(' '));

/** Quotation marks, a minus and "or" ask for exactly these words: nothing is understood or left out then. */
const PRECISE = /["“”]|(^|\s)-\S|\sor\s/i;

const nameOf = (text: string) => plainWordsOf(text).join(' ');

const TYPES_BY_NAME = new Map(
  Object.entries(TYPE_NAMES).flatMap(([type, names]) =>
    names.map((name) => [name, type as OrganizationType] as const),
  ),
);
const FOCUS_BY_NAME = new Map<string, FocusArea>([
  ...Object.entries(OTHER_FOCUS_WORDS),
  ...FOCUS_AREAS.map((area) => [nameOf(area), area] as const),
]);

/** State, type and focus areas that a search names. */
export interface SearchMeaning {
  state?: State;
  type?: OrganizationType;
  focus_areas: FocusArea[];
}

export interface SearchWords {
  /** The search with the names of states in English. */
  text: string;
  /** True if the search asks for exactly its words. */
  precise: boolean;
  /** All words in lower case. */
  words: string[];
  /** The words that neither name the state nor the type. Each entry lists texts of which a profile has one. */
  groups: string[][];
  meaning: SearchMeaning;
}

/** The texts with which a profile matches a word or name: as written, or as the focus area that it stands for. */
function alternatives(written: string, area: FocusArea | undefined): string[] {
  return area ? [...new Set([written, nameOf(area)])] : [written];
}

/** Words to search instead of one that nobody has, by that word in lower case; any of them will do. */
type Replacements = ReadonlyMap<string, string[]>;

/** Reads the longest known name that starts at a word; one plain word if there is none. */
function readName(
  words: string[],
  at: number,
  { groups, meaning }: SearchWords,
  replacements: Replacements,
): number {
  const instead = replacements.get(words[at] ?? '');
  if (instead) {
    groups.push(instead);
    return 1;
  }
  for (let length = Math.min(NAME_WORDS_MAX, words.length - at); length > 0; length -= 1) {
    const written = words.slice(at, at + length).join(' ');
    const state = meaning.state ? undefined : stateSpelled(written);
    const type = meaning.type ? undefined : TYPES_BY_NAME.get(written);
    const area = FOCUS_BY_NAME.get(written);
    if (!state && !type && !area && length > 1) continue;
    if (state) meaning.state = state;
    else if (type) meaning.type = type;
    else if (area || !FILLERS.has(written)) groups.push(alternatives(written, area));
    if (area && !meaning.focus_areas.includes(area)) meaning.focus_areas.push(area);
    return length;
  }
  return 1;
}

/** Puts other words in the place of those that nobody has: the only one, or the first where there are several. */
const replaceWords = (text: string, replacements: Replacements) =>
  text.replace(WORD_PATTERN, (word) => replacements.get(nameOf(word))?.[0] ?? word);

/**
 * Splits a search into its words and finds the state, type and focus areas among them.
 * @param replacements what to search for instead of some words. A word with one replacement is read as if that had been
 *   written; of several, which are the ways to go on with an unfinished word, none is read as a name.
 */
export function readSearch(written: string, replacements: Replacements = new Map()): SearchWords {
  const inEnglish = withPlacesInEnglish(written);
  const precise = PRECISE.test(inEnglish);
  const several = new Map(precise ? [] : [...replacements].filter(([, words]) => words.length > 1));
  const single = new Map([...replacements].filter(([word]) => !several.has(word)));
  const text = replaceWords(inEnglish, single);
  const all = plainWordsOf(text);
  const words = all.slice(0, SEARCH_WORDS_MAX);
  const found: SearchWords = {
    text,
    precise,
    words,
    groups: [],
    meaning: { focus_areas: [] },
  };
  if (found.precise) return found;
  const readable = all.slice(0, SEARCH_WORDS_MAX + NAME_WORDS_MAX);
  for (let at = 0; at < readable.length && found.groups.length < SEARCH_WORDS_MAX; )
    at += readName(readable, at, found, several);
  return found;
}

/** The words of a search that are plain ones: neither names nor a part of the web search's syntax. */
export const plainWords = ({ precise, words, groups }: SearchWords): string[] =>
  precise
    ? words.filter((word) => word !== 'or')
    : groups.flatMap((texts) => (texts.length === 1 ? texts : []));

/** The same search with every word as a plain one: no state and no type is required. */
export function withoutMeaning(search: SearchWords): SearchWords {
  const groups = search.words.filter((word) => !FILLERS.has(word)).map((word) => [word]);
  return { ...search, groups, meaning: { focus_areas: [] } };
}

/** Most groups, and most combinations of their texts, for which one of the words can be missing. */
const COMBINATIONS_MAX = { groups: 5, texts: 8 };

/** All choices of one text from each group, in the syntax of a web search. */
const combinations = (groups: string[][]): string[] =>
  groups.reduce<string[]>(
    (choices, group) => choices.flatMap((choice) => group.map((text) => `${choice} "${text}"`.trim())),
    [''],
  );

/**
 * Builds web searches from strict to loose: all groups, all but one of them, any of them. Each finds what those before
 * it find.
 */
export function searchLevels(groups: string[][]): string[] {
  const size = groups.reduce((product, group) => product * group.length, 1);
  // Too many choices: only the words as written.
  const used = size <= COMBINATIONS_MAX.texts ? groups : groups.map((group) => group.slice(0, 1));
  const levels = [combinations(used).join(' or ')];
  if (groups.length > 2 && groups.length <= COMBINATIONS_MAX.groups) {
    levels.push(used.flatMap((_, missing) => combinations(used.toSpliced(missing, 1))).join(' or '));
  }
  if (groups.length > 1) levels.push(anyOf(groups));
  return levels;
}

/** The words of which each alone is enough for the loosest of the levels. */
export const enoughWords = (groups: string[][]): string[] =>
  groups.length === 1 && groups.flat().length > COMBINATIONS_MAX.texts
    ? []
    : groups.flat().filter((text) => !text.includes(' '));

/** Builds a web search for any of the texts of the groups. */
export const anyOf = (groups: string[][]): string =>
  groups
    .flat()
    .map((text) => `"${text}"`)
    .join(' or ');

/** The names with which the name of a member answers for a type, such as "NGO Box". */
export const namesOfType = (type: OrganizationType): string[] => TYPE_NAMES[type];
