import type { CaseStudy } from '#features/stories/case-studies/case-studies.contract.ts';
import { findPublishedSlugs } from '#features/stories/case-studies/case-studies.repository.ts';
import { getCaseStudy } from '#features/stories/case-studies/case-studies.service.ts';
import { figureWords } from '#features/stories/case-studies/case-study-figures-words.rules.ts';
import {
  caseStudyPath,
  SHARE_PICTURE_ADDRESS,
} from '#features/stories/case-studies/case-study-paths.rules.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { LivePages } from '#platform/server/pages/live-pages.ts';
import type { SharePictures } from '#platform/server/pages/share-pictures.ts';
import { headOfCaseStudy } from './case-study-head.rules.ts';

/** Most stories in the sitemap, which holds 50,000 addresses at most (sitemaps.org). */
const LISTED_MAX = 20_000;

/** Finds a story as visitors read it; null if there is none. */
async function findForVisitors(db: Db, slug: string): Promise<CaseStudy | null> {
  const ctx = { db, actor: null };
  try {
    return await getCaseStudy(ctx, slug);
  } catch (error) {
    if (error instanceof AppError && error.code === 'CASE_STUDY_NOT_FOUND') return null;
    throw error;
  }
}

/** Returns the pages /learn/stories/{slug} for visitors and search engines. @param publicUrl without a slash at the end. */
export const caseStudyPages = (db: Db, publicUrl: string): LivePages => ({
  address: caseStudyPath(':slug'),
  async find({ slug = '' }) {
    const story = await findForVisitors(db, slug);
    return story && headOfCaseStudy(story, publicUrl);
  },
  listPaths: async () => (await findPublishedSlugs(db, LISTED_MAX)).map(caseStudyPath),
});

/** Returns the pictures that services show beside a link to a story. */
export const caseStudyPictures = (db: Db): SharePictures => ({
  address: SHARE_PICTURE_ADDRESS,
  async find({ slug = '' }) {
    const story = await findForVisitors(db, slug);
    return story && { kind: 'Success story', title: story.title, facts: figureWords(story) };
  },
});
