import type { PublishedBlock } from '#features/content/content-blocks/block-text.rules.ts';
import { contentKey } from '#features/content/content-blocks/content-blocks.api.ts';
import { FAQ } from '#features/content/faq/faq.data.ts';
import { withPublished } from '#features/content/questions/published-answers.rules.ts';
import { HomePage } from '#features/home/home-page/home.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';
import { publicUrl } from '#platform/web/public-url.ts';
import { queryClient } from '#platform/web/query.ts';

const ABOUT =
  'Dayitva links corporates, NGOs and consultants in India for CSR: find the right partner, agree, and run the work in one shared workspace.';

/** What the page shows: the server has put it there, or a page before has loaded it. */
const publishedFaq = () => {
  const blocks = queryClient.getQueryData<PublishedBlock[]>(contentKey('faq')) ?? [];
  return new Map(blocks.map((block) => [block.block_key, block]));
};

/** Facts about the organisation, the site and its questions for search engines (schema.org). */
function structuredData() {
  const url = `${publicUrl()}/`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${url}#organization`,
        name: 'Dayitva',
        url,
        logo: `${url}icon-512.png`,
      },
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        name: 'Dayitva',
        url,
        description: ABOUT,
        inLanguage: 'en-IN',
        publisher: { '@id': `${url}#organization` },
      },
      {
        '@type': 'FAQPage',
        '@id': `${url}#faq`,
        mainEntity: withPublished(FAQ, publishedFaq()).map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}

export const meta = () => [
  ...pageMeta('Dayitva: the CSR partnership platform for India', ABOUT, '/'),
  { 'script:ld+json': structuredData() },
];

export default HomePage;
