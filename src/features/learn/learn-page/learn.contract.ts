import { z } from 'zod';
import { Instant, requiredText } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** A count of the whole platform; zero while there is nothing yet. */
const Count = z.int().min(0);

/** Figures and topics of the learn hub, computed from the records at most a minute ago. */
export const LearnOverview = z.object({
  /** Published success stories. */
  case_studies: Count,
  /** Published resources. */
  resources: Count,
  /** Members who opened, downloaded or wrote something in the last 30 days. */
  active_learners: Count,
  /** Downloads since the first of the month in India, one per reader, resource and day. */
  downloads_this_month: Count,
  /** The topics of most activity in the last 30 days. */
  topics: z.array(
    z.object({
      tag: z.string(),
      /** Events of the last 30 days. */
      count: Count,
      /** True if it grew by half against the 30 days before. */
      is_trending: z.boolean(),
      /** True for a topic of the community, which the search of the hub does not find. */
      is_discussed: z.boolean(),
    }),
  ),
});
export type LearnOverview = z.output<typeof LearnOverview>;

/** Kinds of what the learn hub finds, in the order of its tabs. */
const LEARN_KINDS = ['case_study', 'resource', 'news', 'course'] as const;
export type LearnKind = (typeof LEARN_KINDS)[number];

/** Hits of a kind are counted up to this number. */
export const LEARN_TOTAL_MAX = 1000;

export const LEARN_SEARCH_MAX = 100;

export const LearnHit = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Plain text; null if there is none. */
  summary: z.string().nullable(),
  /** Author, source or category, in a few words. */
  about: z.string(),
  published_at: Instant.nullable(),
  /** Page of this installation, or for news the address of its origin. */
  address: z.string(),
});
export type LearnHit = z.output<typeof LearnHit>;

const LearnHits = z.object({
  kind: z.enum(LEARN_KINDS),
  /** Number of hits, counted up to 1,000. */
  total: Count,
  /** Path of the tab that has all of them. */
  address: z.string(),
  /** The first few. */
  hits: z.array(LearnHit),
});
export type LearnHits = z.output<typeof LearnHits>;

export const getLearnOverview = defineRoute({
  name: 'getLearnOverview',
  method: 'GET',
  path: '/learn/overview',
  access: 'public',
  scope: 'learn:read',
  summary: 'Figures and trending topics of the learn hub, computed from the records at most a minute ago',
  response: LearnOverview,
});

export const searchLearn = defineRoute({
  name: 'searchLearn',
  method: 'GET',
  path: '/learn/search',
  access: 'public',
  scope: 'learn:read',
  summary: 'Finds success stories, resources, news and courses, by kind: the first few and the total of each',
  query: z.strictObject({
    /** Beginnings of words. */
    search: requiredText(LEARN_SEARCH_MAX, 'Search', 'Please enter a word'),
  }),
  response: z.array(LearnHits),
});
