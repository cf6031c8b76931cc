import { searchCourses } from '#features/learn/courses/courses.service.ts';
import { searchNews } from '#features/news/entries/news.service.ts';
import { listCaseStudies } from '#features/stories/case-studies/case-studies.service.ts';
import { caseStudyPath } from '#features/stories/case-studies/case-study-paths.rules.ts';
import type { Context } from '#platform/server/context.ts';
import { LEARN_TOTAL_MAX, type LearnHits } from './learn.contract.ts';

/** Four hits of each kind; its tab shows the others. */
const LIMITS = { hits: 4, totalMax: LEARN_TOTAL_MAX };

/** Finds what the hub has in each kind, in the order of the tabs. Each area decides what the caller may see. */
export async function searchLearn(ctx: Context, search: string): Promise<LearnHits[]> {
  const [stories, news, courses] = await Promise.all([
    findCaseStudies(ctx, search),
    findNews(ctx, search),
    findCourses(ctx, search),
  ]);
  return [stories, news, courses];
}

async function findCaseStudies(ctx: Context, search: string): Promise<LearnHits> {
  const { records, pagination } = await listCaseStudies(ctx, { search, page: 1, pageSize: LIMITS.hits });
  const hits = records.map(({ id, title, summary, organizations, author, published_at, slug }) => ({
    id,
    title,
    summary,
    about: organizations.join(', ') || author.name,
    published_at,
    address: caseStudyPath(slug),
  }));
  return { kind: 'case_study', total: pagination.total, hits };
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
  return { kind: 'news', total, hits };
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
  return { kind: 'course', total, hits };
}
