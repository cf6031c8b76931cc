import { searchCourses } from '#features/learn/courses/courses.service.ts';
import { RESOURCE_CATEGORIES } from '#features/learn/resources/resource-choices.data.ts';
import { listResources } from '#features/learn/resources/resources.service.ts';
import { searchNews } from '#features/news/entries/news.service.ts';
import { listCaseStudies } from '#features/stories/case-studies/case-studies.service.ts';
import { caseStudyPath } from '#features/stories/case-studies/case-study-paths.rules.ts';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';
import type { Context } from '#platform/server/context.ts';
import { LEARN_TOTAL_MAX, type LearnHits } from './learn.contract.ts';

/** Four hits of each kind; its tab shows the others. */
const HITS = 4;
const LIMITS = { hits: HITS, totalMax: LEARN_TOTAL_MAX };

/**
 * Finds what the hub has in each kind, in the order of the tabs. Each area decides what the caller may see. A search for
 * a goal or a category of resources, as Trending Topics leads to it, lists what has it.
 */
export async function searchLearn(ctx: Context, search: string): Promise<LearnHits[]> {
  const goal = SDG_GOALS.find((name) => name.toLowerCase() === search.toLowerCase());
  const choice = goal ? { sdg: goal } : { search };
  const category = RESOURCE_CATEGORIES.find((name) => name.toLowerCase() === search.toLowerCase());
  // Two at a time: all requests share a few connections.
  const [stories, resources] = await Promise.all([
    findStories(ctx, choice),
    findResources(ctx, category ? { category } : choice),
  ]);
  const [news, courses] = await Promise.all([findNews(ctx, search), findCourses(ctx, search)]);
  return [stories, resources, news, courses];
}

/** A search, or a goal whose items are listed. */
type Choice = { search: string } | { sdg: (typeof SDG_GOALS)[number] };

/** The address of a tab with the choice. */
const tabWith = (tab: string, choice: Record<string, string>) =>
  `/learn?${new URLSearchParams({ tab, ...choice })}`;

async function findStories(ctx: Context, choice: Choice): Promise<LearnHits> {
  const { records, pagination } = await listCaseStudies(ctx, { ...choice, page: 1, pageSize: HITS });
  const hits = records.map(({ id, title, summary, organizations, author, published_at, slug }) => ({
    id,
    title,
    summary,
    about: organizations.join(', ') || author.name,
    published_at,
    address: caseStudyPath(slug),
  }));
  return { kind: 'case_study', total: pagination.total, address: tabWith('stories', choice), hits };
}

async function findResources(
  ctx: Context,
  choice: Choice | { category: (typeof RESOURCE_CATEGORIES)[number] },
): Promise<LearnHits> {
  const query = { ...choice, sort: 'newest', page: 1, pageSize: HITS } as const;
  const { records, pagination } = await listResources(ctx, query);
  const hits = records.map(({ id, title, description, category, organization, published_at }) => ({
    id,
    title,
    summary: description,
    about: `${category}, ${organization}`,
    published_at,
    address: `/learn/resources/${id}`,
  }));
  const total = Math.min(pagination.total, LEARN_TOTAL_MAX);
  return { kind: 'resource', total, address: tabWith('resources', choice), hits };
}

async function findNews(ctx: Context, search: string): Promise<LearnHits> {
  const { total, records } = await searchNews(ctx, search, LIMITS);
  const hits = records.map(({ id, title, excerpt, source_name, published_at, link }) => ({
    id,
    title,
    summary: excerpt,
    about: source_name,
    published_at,
    address: link,
  }));
  return { kind: 'news', total, address: tabWith('news', { search }), hits };
}

async function findCourses(ctx: Context, search: string): Promise<LearnHits> {
  const { total, records } = await searchCourses(ctx, search, LIMITS);
  const hits = records.map(({ id, title, description, instructor, organization, slug }) => ({
    id,
    title,
    summary: description,
    about: instructor === organization ? organization : `${instructor}, ${organization}`,
    published_at: null,
    address: `/learn/courses/${slug}`,
  }));
  return { kind: 'course', total, address: tabWith('courses', { search }), hits };
}
