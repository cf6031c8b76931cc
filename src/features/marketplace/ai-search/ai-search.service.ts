import { PAGES_MAX } from '#features/marketplace/listing/marketplace.contract.ts';
import {
  conditions,
  countProfiles,
  type MarketplaceFilter,
} from '#features/marketplace/listing/marketplace.repository.ts';
import {
  findIdsByWords,
  getMarketplaceProfiles,
  listFiltered,
  filterOf as listFilterOf,
  until,
} from '#features/marketplace/listing/marketplace.service.ts';
import { PAPER_IDS } from '#features/marketplace/listing/papers.data.ts';
import { nearestMembers, questionOf } from '#features/marketplace/meaning/meaning.service.ts';
import { nearestWord } from '#features/marketplace/words/spelling.rules.ts';
import { findUnknownWords, type UnknownWord } from '#features/marketplace/words/words.repository.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { paginationOf } from '#platform/contract/paging.ts';
import { namesOfPlace } from '#platform/contract/places.ts';
import { ORGANIZATION_TYPES, PAN_INDIA, STATES } from '#platform/contract/reference-data.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import type { ReaderContext } from '#platform/server/context.ts';
import { isTimeout } from '#platform/server/database/limit-transaction.ts';
import type { Embeddings } from '#platform/server/embeddings/embeddings.ts';
import { isKnownWord } from '#platform/server/known-words.ts';
import { type searchMarketplace as contract, RANKED_MAX, type SearchQuery } from './ai-search.contract.ts';
import * as repository from './ai-search.repository.ts';
import { fuse, type RankedList } from './fusion.rules.ts';
import { placesOf } from './regions.rules.ts';
import { KNOWN_WORDS, readSentence, type Sentence, type Term } from './sentence.rules.ts';
import { SYNONYM_WORDS, synonymsOf } from './synonyms.rules.ts';
import type { UnderstoodField } from './understood-fields.data.ts';

/** Most words of a sentence that are searched for. */
const TERMS_MAX = 12;

/** Only words of letters are corrected. */
const IS_WORD = /^\p{Script=Latin}{3,40}$/u;

/** Words that are right, whether a member has them or not. */
const RIGHT_WORDS = [...new Set([...KNOWN_WORDS, ...SYNONYM_WORDS])].filter((word) => IS_WORD.test(word));

const SHORTEST_UNFINISHED = 4;

/** What a word stands for that no member has: the word that was meant, or one that begins with it. */
function correctionOf({ written, plain, completions, similar }: UnknownWord): string | undefined {
  const known = [...similar, ...RIGHT_WORDS.map((word) => ({ word, members: 1 }))];
  return nearestWord(plain, known) ?? (written.length < SHORTEST_UNFINISHED ? undefined : completions[0]);
}

/** Reads a sentence, and again with the typing errors corrected, if there are any. */
async function readCorrected(ctx: ReaderContext, q: string, embeddings: Embeddings) {
  const today = dayInIndia(ctx.now);
  const sentence = readSentence(q, today);
  const plainWords = sentence.terms.map(({ text }) => text).filter((text) => IS_WORD.test(text));
  const model = plainWords.length > 0 ? await embeddings.knownWords() : new Set();
  const doubtful = plainWords.filter(
    (word) => !SYNONYM_WORDS.has(word) && !model.has(word) && !isKnownWord(word),
  );
  if (doubtful.length === 0) return { sentence, corrections: [] };
  const unknown = await findUnknownWords(ctx.db, doubtful.slice(0, TERMS_MAX));
  const corrections = unknown.flatMap((word) => {
    const searched = correctionOf(word);
    return searched ? [{ written: word.written, searched }] : [];
  });
  const instead = new Map(corrections.map(({ written, searched }) => [written, searched]));
  return { sentence: corrections.length > 0 ? readSentence(q, today, instead) : sentence, corrections };
}

const firstOf = ({ understood }: Sentence, field: UnderstoodField) =>
  understood.find((part) => part.field === field)?.value;
const valuesOf = ({ understood }: Sentence, field: UnderstoodField) =>
  understood.filter((part) => part.field === field).map(({ value }) => value);
const numberOf = (sentence: Sentence, field: UnderstoodField) => {
  const value = firstOf(sentence, field);
  return value === undefined ? undefined : Number(value);
};

const LEVELS = ['1', '2', '3'] as const;

/** What a sentence requires of the members. */
function filterOf(ctx: ReaderContext, sentence: Sentence): MarketplaceFilter {
  const type = firstOf(sentence, 'type');
  const named = STATES.filter((state) => valuesOf(sentence, 'location').includes(state));
  const places = placesOf(valuesOf(sentence, 'region'), named);
  // Beside a region, a state is another place where members may be, or the part of the region that is meant.
  const states = places.regions.length > 0 ? [] : named;
  const level = firstOf(sentence, 'verification');
  const listed = listFilterOf(ctx, {
    type: ORGANIZATION_TYPES.find((one) => one === type),
    location: states.length === 1 ? states[0] : undefined,
    verification: LEVELS.find((one) => one === level),
    paper: PAPER_IDS.filter((paper) => valuesOf(sentence, 'paper').includes(paper)),
    csr: firstOf(sentence, 'csr') === 'true' ? 'true' : undefined,
  });
  const also = repository.sentenceMet({
    notTypes: valuesOf(sentence, 'not_type'),
    notStates: valuesOf(sentence, 'not_location'),
    notDistricts: valuesOf(sentence, 'not_district'),
    notRegions: placesOf(valuesOf(sentence, 'not_region'), []).regions,
    ...places,
    budgetMin: numberOf(sentence, 'budget_min'),
    budgetMax: numberOf(sentence, 'budget_max'),
    priceMin: numberOf(sentence, 'price_min'),
    priceMax: numberOf(sentence, 'price_max'),
    foundedFrom: numberOf(sentence, 'founded_from'),
    foundedUntil: numberOf(sentence, 'founded_until'),
  });
  const anyOf = states.length > 1 ? [...(listed.anyOf ?? []), [...states, PAN_INDIA]] : listed.anyOf;
  return { ...listed, anyOf, also };
}

/** How much another word for the same counts beside the word itself. */
const SYNONYM_WEIGHT = 0.5;

/** Words that fewer members have than this are looked up; with more, the search of the list does it better. */
const RARE_MAX = 1500;

/** Most members that the search of the list adds: with common words each one more costs it time. */
const LISTED_MAX = 60;

/** Finds up to 200 members by the words of a sentence and others for the same, rare words before common ones. */
async function rankByWords(ctx: ReaderContext, terms: Term[], filter: MarketplaceFilter): Promise<string[]> {
  const texts = terms
    .slice(0, TERMS_MAX)
    .flatMap(({ text }, group) => [
      ...namesOfPlace(text).map((name) => ({ group, text: name, share: 1 })),
      ...synonymsOf(text).map((other) => ({ group, text: other, share: SYNONYM_WEIGHT })),
    ]);
  const all = await countProfiles(ctx.db, {});
  const counts = await repository.countMembersWith(
    ctx.db,
    texts.map(({ text }) => text),
  );
  const rare = takeRare(counts);
  const membersWith = new Map(counts.map(({ text, members }) => [text, members]));
  const weighted = texts
    // A common word for the same thing says little, and costs the most.
    .filter(({ text, share }) => share === 1 || rare.includes(text))
    .map(({ group, text, share }) => ({
      group,
      text,
      weight: share * Math.log(1 + all / (1 + (membersWith.get(text) ?? 0))),
    }));
  const ranked =
    rare.length === 0
      ? []
      : await repository.rankByTexts(
          ctx.db,
          { texts: weighted, rare, meets: conditions(filter) },
          RANKED_MAX,
        );
  if (ranked.length >= ENOUGH) return ranked;
  // Only common words, or members whose texts the job has not read yet.
  const words = terms.map(({ text }) => text).join(' ');
  const listed = await findIdsByWords(ctx, filter, words, LISTED_MAX);
  return [...new Set([...ranked, ...listed])];
}

/** The rarest texts, as long as few enough members have any of them. */
function takeRare(counts: { text: string; members: number }[]): string[] {
  let sum = 0;
  return counts
    .toSorted((a, b) => a.members - b.members)
    .filter(({ members }) => {
      sum += members;
      return sum <= RARE_MAX;
    })
    .map(({ text }) => text);
}

/** With fewer members than this, the search of the list adds its own. */
const ENOUGH = 10;

/** Longest time for one way to search, in milliseconds: the answer has what the others found. */
const WAY_MS = 1500;

/** Returns what one way to search finds; null if it takes too long. */
async function inTime<T>(ctx: ReaderContext, work: () => Promise<T>): Promise<T | null> {
  try {
    return await until(ctx, WAY_MS, work);
  } catch (error) {
    if (!isTimeout(error)) throw error;
    return null;
  }
}

const WEIGHTS = { words: 1, meaning: 1, preferred: 1, inDistrict: 1, inState: 0.3 };

/** Members of whom an order by rating or age takes the best: those who fit the sentence. */
const SORTED_MAX = 50;

const SORTED = ['newest', 'rating', 'experienced'] as const;

const SORTS: Record<string, (one: repository.Traits, other: repository.Traits) => number> = {
  newest: (one, other) => (one.createdAt < other.createdAt ? 1 : -1),
  rating: (one, other) => (other.rating ?? 0) - (one.rating ?? 0),
  experienced: (one, other) => other.projects - one.projects,
};

/** Puts the members that two ways found in one order, by what the sentence prefers. */
async function order(ctx: ReaderContext, sentence: Sentence, lists: RankedList[]): Promise<string[]> {
  const found = fuse(lists);
  const traits = await repository.findTraits(ctx.db, found, {
    focusAreas: valuesOf(sentence, 'focus_area'),
    goals: valuesOf(sentence, 'sdg'),
    items: valuesOf(sentence, 'schedule_vii'),
    states: [
      ...valuesOf(sentence, 'location'),
      ...placesOf(valuesOf(sentence, 'region'), []).regions.flatMap(({ states }) => states),
    ],
  });
  const published = found.filter((id) => traits.has(id));
  const having = (trait: 'isPreferred' | 'isInState') => published.filter((id) => traits.get(id)?.[trait]);
  const ranked = fuse([
    ...lists.map(({ ids, weight }) => ({ ids: ids.filter((id) => traits.has(id)), weight })),
    { ids: having('isPreferred'), weight: WEIGHTS.preferred },
    { ids: having('isInState'), weight: WEIGHTS.inState },
  ]);
  const sort = SORTS[firstOf(sentence, 'sort') ?? ''];
  if (!sort) return ranked.slice(0, RANKED_MAX);
  const best = ranked.slice(0, SORTED_MAX).flatMap((id) => traits.get(id) ?? []);
  return best.toSorted(sort).map(({ id }) => id);
}

const findInDistricts = async (ctx: ReaderContext, sentence: Sentence, filter: MarketplaceFilter) => {
  const districts = valuesOf(sentence, 'district');
  if (districts.length === 0) return [];
  return repository.findInDistricts(ctx.db, districts, conditions(filter), RANKED_MAX);
};

/** Whether a sentence searches for nothing but the names of its districts. */
const isPlaceAlone = (sentence: Sentence) => {
  const districts = valuesOf(sentence, 'district').map((district) => district.toLowerCase());
  return sentence.terms.every(({ text }) => districts.includes(text));
};

/** Finds the members that a sentence describes: by filters, words and meaning. Null where no way was quick enough. */
async function rank(
  ctx: ReaderContext,
  sentence: Sentence,
  filter: MarketplaceFilter,
  embeddings: Embeddings,
) {
  const [question, byWords, inDistrict] = await Promise.all([
    sentence.meaning ? questionOf(ctx, embeddings, sentence.meaning) : null,
    inTime(ctx, () => rankByWords(ctx, sentence.terms, filter)),
    inTime(ctx, () => findInDistricts(ctx, sentence, filter)),
  ]);
  const near = question ? await inTime(ctx, () => nearestMembers(ctx, question, filter)) : null;
  if (!byWords && !near) return null;
  const lists = [
    { ids: byWords ?? [], weight: WEIGHTS.words },
    { ids: near?.map(({ id }) => id) ?? [], weight: WEIGHTS.meaning },
    { ids: inDistrict ?? [], weight: WEIGHTS.inDistrict },
  ];
  const ids = await order(ctx, sentence, lists);
  // Where the sentence says nothing but a place and filters, there is nothing to mean.
  if (sentence.meaning || !isPlaceAlone(sentence))
    return { ids, byMeaning: sentence.meaning ? near !== null : null };
  const { records } = await listFiltered(ctx, filter, { limit: RANKED_MAX, offset: 0 });
  const others = records.map(({ id }) => id).filter((id) => !ids.includes(id));
  return { ids: [...ids, ...others].slice(0, RANKED_MAX), byMeaning: null };
}

/**
 * Finds whom a sentence describes: by filters, where it says nothing else, or the members ranked, best first. Null while
 * there is no model to read what the sentence means.
 */
export async function findDescribed(
  ctx: ReaderContext,
  q: string,
  embeddings: Embeddings,
): Promise<{ filter: MarketplaceFilter } | { ids: string[] } | null> {
  const { sentence } = await readCorrected(ctx, q, embeddings);
  const filter = filterOf(ctx, sentence);
  if (sentence.terms.length === 0) return { filter };
  const ranked = await rank(ctx, sentence, filter, embeddings);
  return !ranked || ranked.byMeaning === false ? null : { ids: ranked.ids };
}

/**
 * Answers a sentence: what of it was understood, and the members that it describes, best first.
 * @throws AppError UNAVAILABLE where no way to search was quick enough: "nobody" would be wrong.
 */
export async function searchMarketplace(
  ctx: ReaderContext,
  query: SearchQuery,
  embeddings: Embeddings,
): Promise<RouteOutput<typeof contract>> {
  const { sentence, corrections } = await readCorrected(ctx, query.q, embeddings);
  const filter = filterOf(ctx, sentence);
  const offset = (query.page - 1) * query.pageSize;
  const answer = {
    understood: sentence.understood,
    words: sentence.terms.flatMap(({ written }) => written ?? []),
    corrections,
  };
  if (sentence.terms.length === 0) {
    const sort = SORTED.find((one) => one === firstOf(sentence, 'sort'));
    const page = { limit: query.pageSize, offset };
    const { records, total } = await listFiltered(ctx, { ...filter, sort }, page);
    return { ...answer, by_meaning: null, records, pagination: paginationOf(query, total, PAGES_MAX) };
  }
  const ranked = await rank(ctx, sentence, filter, embeddings);
  if (!ranked) throw new AppError('UNAVAILABLE');
  const { ids, byMeaning } = ranked;
  return {
    ...answer,
    by_meaning: byMeaning,
    records: await getMarketplaceProfiles(ctx, ids.slice(offset, offset + query.pageSize)),
    pagination: paginationOf(query, ids.length),
  };
}

/** Lets the model begin to load, for a person who is about to search. */
export function prepareMarketplaceSearch(embeddings: Embeddings) {
  embeddings.prepare();
  return { is_ready: embeddings.isReady() };
}
