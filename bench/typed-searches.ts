/** Makes the searches that a person could type on the marketplace's page, the same on every run. */
import type pg from 'pg';
import { ORGANIZATION_TYPES, STATES } from '#platform/contract/reference-data.ts';
import { memberId } from './database.ts';
import { TYPED_WORDS } from './typed-words.ts';

const OF_EACH = 500;
const SEED = 20_261_123;

type Random = () => number;

/** Numbers from 0 to 1 that depend on nothing but the seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<Item>(list: readonly Item[], random: Random): Item {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

interface Member {
  organization_name: string;
  organization_type: string;
  state: string;
  district: string;
  skills: string[];
  focus_areas: string[];
  bio: string;
}

const wordsOf = (text: string) => text.match(/[a-z]{3,}/gi) ?? [];

/** Ways to look for a member, from the words that are in the profile. */
const WAYS: ((member: Member, random: Random) => Record<string, string>)[] = [
  ({ organization_name }) => ({ search: organization_name }),
  ({ skills }, random) => ({ search: pick(skills, random) }),
  ({ skills, district }, random) => ({ search: `${pick(skills, random)} ${district}` }),
  ({ focus_areas, state }, random) => ({ search: `${pick(focus_areas, random)} ${state}` }),
  ({ skills, organization_type }, random) => ({ search: pick(skills, random), type: organization_type }),
  ({ skills, state }, random) => ({ search: pick(skills, random), location: state }),
  ({ bio }, random) => ({ search: pick(wordsOf(bio), random) }),
  ({ bio }, random) => ({ search: `${pick(wordsOf(bio), random)} ${pick(wordsOf(bio), random)}` }),
  // Three words as they stand in the text; those that never stand together are left to the time limit (decision 79).
  ({ bio }, random) => {
    const words = pick(bio.split('.').slice(0, -1), random).trim().split(/\s+/);
    const at = Math.floor(random() * (words.length - 2));
    return { search: `"${words.slice(at, at + 3).join(' ')}"` };
  },
  ({ bio }, random) => ({
    search: pick(wordsOf(bio), random),
    verification: pick(['1', '2', '3'], random),
  }),
  ({ focus_areas, organization_type, state }, random) => ({
    search: pick(focus_areas, random),
    type: organization_type,
    location: state,
  }),
  ({ bio }, random) => ({ search: pick(wordsOf(bio), random), page: String(1 + Math.floor(random() * 100)) }),
  ({ bio, skills }, random) => {
    const skill = pick(skills, random);
    const others = wordsOf(bio).filter((word) => !skill.includes(word.toLowerCase()));
    return { search: `${skill} -${pick(others, random)}` };
  },
  ({ organization_type, state }, random) => ({
    type: organization_type,
    location: state,
    verification: pick(['1', '2', '3'], random),
  }),
  (_, random) => ({
    type: pick(ORGANIZATION_TYPES, random),
    page: String(1 + Math.floor(random() * 1000)),
  }),
];

/** One typing error: letters that changed places, one too few, one twice, or a wrong one. */
function misspell(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  return pick(
    [
      `${before}${next}${letter}${after}`,
      `${before}${next}${after}`,
      `${before}${letter}${letter}${next}${after}`,
      `${before}${pick([...'aeioustrnl'], random)}${next}${after}`,
    ],
    random,
  );
}

function typed(at: number, random: Random): Record<string, string> {
  const words = Array.from({ length: 1 + (at % 3 === 0 ? 1 : 0) }, () => pick(TYPED_WORDS, random));
  // Of five searches, four have an error, and one of these in both words.
  const search = words
    .map((word, place) => (at % 5 === 4 || (place > 0 && at % 2 === 0) ? word : misspell(word, random)))
    .join(' ');
  return {
    search,
    ...(at % 4 === 1 && { type: pick(ORGANIZATION_TYPES, random) }),
    ...(at % 6 === 2 && { location: pick(STATES, random) }),
    ...(at % 15 === 3 && { verification: pick(['1', '2', '3'], random) }),
  };
}

const SENTENCES = 100;

/** Ways to ask for a member in a sentence: what it does, where, how large, and how well known. */
const SENTENCE_WAYS: ((member: Member, random: Random) => string)[] = [
  ({ skills, state }, random) => `NGOs for ${pick(skills, random)} in ${state}`,
  ({ focus_areas, district }, random) => `${pick(focus_areas, random).toLowerCase()} near ${district}`,
  ({ skills }, random) => `who can help us with ${pick(skills, random)} under 50 lakh`,
  ({ focus_areas, state }, random) =>
    `verified trusts for ${pick(focus_areas, random).toLowerCase()} in rural ${state}`,
  ({ skills }, random) => `${misspell(pick(skills, random), random)} for girls in tribal villages`,
  ({ bio }, random) => pick(bio.split('.').slice(0, -1), random).trim().slice(0, 90),
];

/** @returns query strings: 500 from the texts of members, 500 from a list of words, most of them with errors, and 100 sentences. */
export async function typedSearches(
  database: pg.Client,
  members: number,
): Promise<{ fromData: string[]; typed: string[]; sentences: string[] }> {
  const random = randomFrom(SEED);
  const ids = Array.from({ length: OF_EACH }, () => memberId(1 + Math.floor(random() * members)));
  const { rows } = await database.query<Member>(
    `select p.organization_name, p.organization_type, p.headquarters_state as state, p.location as district, p.skills,
        p.focus_areas, p.bio
      from unnest($1::uuid[]) with ordinality as asked (id, place) join profiles p on p.id = asked.id order by place`,
    [ids],
  );
  const asQuery = (query: Record<string, string>) => new URLSearchParams(query).toString();
  return {
    fromData: rows.map((member, at) => asQuery(WAYS[at % WAYS.length]?.(member, random) ?? {})),
    typed: Array.from({ length: OF_EACH }, (_, at) => asQuery(typed(at, random))),
    sentences: rows
      .slice(0, SENTENCES)
      .map((member, at) => asQuery({ q: SENTENCE_WAYS[at % SENTENCE_WAYS.length]?.(member, random) ?? '' })),
  };
}
