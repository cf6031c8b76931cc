import { FAQ } from '#features/content/faq/faq.data.ts';
import { HomePage } from '#features/home/home-page/home.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';
import { publicUrl } from '#platform/web/public-url.ts';

const ABOUT =
  'Dayitva links corporates, NGOs and consultants in India for CSR: find the right partner, agree, and run the work in one shared workspace.';

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
        mainEntity: FAQ.map(({ question, answer }) => ({
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
