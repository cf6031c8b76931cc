import { AppError } from '#platform/contract/errors.ts';
import type { PageHead } from '#platform/contract/page-tags.ts';
import { cutAtWord } from '#platform/contract/texts.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { LivePages } from '#platform/server/pages/live-pages.ts';
import type { CoursePage } from './courses.contract.ts';
import { findCourseSlugs } from './courses.repository.ts';
import { coursePath } from './courses.rules.ts';
import { getCourse } from './courses.service.ts';

/** Most courses listed in the sitemap. */
const LISTED_MAX = 5000;

/** Longest description in characters that services show in a link preview; the rest is cut off at a word. */
const DESCRIPTION_MAX = 200;

/** Returns the pages /learn/courses/{slug} for visitors and search engines. @param publicUrl without a slash at the end. */
export function coursePages(db: Db, publicUrl: string): LivePages {
  return {
    address: coursePath(':slug'),
    async find({ slug = '' }) {
      const ctx = { db, actor: null };
      try {
        return headOf(await getCourse(ctx, slug), publicUrl);
      } catch (error) {
        if (error instanceof AppError && error.code === 'COURSE_NOT_FOUND') return null;
        throw error;
      }
    },
    listPaths: async () => (await findCourseSlugs(db, LISTED_MAX)).map((slug) => coursePath(slug)),
  };
}

/** Builds the head of a course's page, with structured data (schema.org). */
function headOf(course: CoursePage, publicUrl: string): PageHead & { path: string } {
  const path = coursePath(course.slug);
  const description = cutAtWord(course.description.replace(/\s+/g, ' '), DESCRIPTION_MAX);
  return {
    title: course.title,
    description,
    path,
    data: {
      '@context': 'https://schema.org',
      '@type': 'Course',
      '@id': `${publicUrl}${path}#course`,
      name: course.title,
      description,
      url: publicUrl + path,
      provider: { '@type': 'Organization', name: course.organization },
      educationalLevel: course.level,
      isAccessibleForFree: course.price === 0,
      timeRequired: `PT${course.minutes}M`,
      ...(course.rating !== null && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: course.rating,
          ratingCount: course.ratings,
        },
      }),
    },
  };
}
