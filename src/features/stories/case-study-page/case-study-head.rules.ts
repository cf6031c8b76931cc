import type { CaseStudy } from '#features/stories/case-studies/case-studies.contract.ts';
import { caseStudyPath, sharePicturePath } from '#features/stories/case-studies/case-study-paths.rules.ts';
import type { PageHead } from '#platform/contract/page-tags.ts';
import { WIDE_PICTURE } from '#platform/contract/page-tags.ts';
import { cutAtWord } from '#platform/contract/texts.ts';

/** Longest description in characters that services show in a link preview; the rest is cut off at a word. */
const DESCRIPTION_MAX = 200;

/** Builds the head of a story's page: title, description, picture and structured data. */
export function headOfCaseStudy(story: CaseStudy, publicUrl: string): PageHead & { path: string } {
  const path = caseStudyPath(story.slug);
  return {
    title: story.title,
    description: descriptionOf(story),
    path,
    type: 'article',
    picture: {
      ...WIDE_PICTURE,
      path: sharePicturePath(story),
      text: `Success story: ${story.title}`,
    },
    data: structuredData(story, publicUrl),
  };
}

const descriptionOf = (story: CaseStudy) =>
  cutAtWord(story.summary.replace(/\s+/g, ' ').trim(), DESCRIPTION_MAX);

/** Most characters of a headline that search engines take (schema.org Article, as Google documents it). */
const HEADLINE_MAX = 110;

/** Returns the story as schema.org data, with only what visitors see on the page. */
function structuredData(story: CaseStudy, publicUrl: string): object {
  const url = publicUrl + caseStudyPath(story.slug);
  const { author, organizations, partners } = story;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${url}#story`,
    headline: story.title.slice(0, HEADLINE_MAX),
    description: descriptionOf(story),
    url,
    mainEntityOfPage: url,
    image: publicUrl + sharePicturePath(story),
    datePublished: story.published_at,
    dateModified: story.changed_at,
    inLanguage: 'en-IN',
    author: {
      '@type': 'Organization',
      name: author.name,
      ...(author.path && { url: publicUrl + author.path }),
    },
    publisher: {
      '@type': 'Organization',
      name: 'Dayitva',
      url: publicUrl,
      logo: `${publicUrl}/icon-512.png`,
    },
    ...(story.sdg_goals.length > 0 && { about: story.sdg_goals }),
    ...(organizations.length + partners.length > 0 && {
      mentions: [...organizations, ...partners].map((name) => ({ '@type': 'Organization', name })),
    }),
  };
}
