import { lazy, Suspense } from 'react';
import { CERTIFICATES_PATH } from '#features/learn/certificates/certificates.rules.ts';
import { OWN_COURSES_PATH } from '#features/learn/course-proposals/course-proposals.rules.ts';
import { LearnPage } from '#features/learn/learn-page/learn.page.tsx';
import { NewsCarousel } from '#features/news/entries/news-carousel.tsx';
import { CaseStudies } from '#features/stories/case-studies/case-studies.tsx';
import { ShareCaseStudy } from '#features/stories/case-study-drafts/share-case-study.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Learn CSR',
    'Success stories, resources, news and courses of corporate social responsibility in India: search all of them, or by kind.',
    '/learn',
  );

const ResourcesTab = lazy(() => import('#features/learn/resource-upload/resources-tab.tsx'));
const NewsList = lazy(async () => ({
  default: (await import('#features/news/entries/news-list.tsx')).NewsList,
}));
const KnowledgeHub = lazy(async () => ({
  default: (await import('#features/learn/learn-page/knowledge-hub.tsx')).KnowledgeHub,
}));
const CourseCatalog = lazy(() =>
  import('#features/learn/courses/course-catalog.tsx').then((module) => ({ default: module.CourseCatalog })),
);
const NextDate = lazy(async () => ({
  default: (await import('#features/learn/webinars/next-date.tsx')).NextDate,
}));

/** In the order of the specification. The first one is part of the page; the others load when they are opened (`lazy`). */
const TABS = [
  { value: 'stories', label: 'Success Stories', panel: <CaseStudies share={<ShareCaseStudy />} /> },
  {
    value: 'resources',
    label: 'Resources',
    panel: <ResourcesTab />,
  },
  { value: 'news', label: 'News & Research', panel: <KnowledgeHub news={<NewsList />} /> },
  {
    value: 'courses',
    label: 'Courses',
    panel: (
      <CourseCatalog
        ownPath={OWN_COURSES_PATH}
        certificatesPath={CERTIFICATES_PATH}
        renderDate={({ id }) => (
          <Suspense>
            <NextDate courseId={id} />
          </Suspense>
        )}
      />
    ),
  },
];

export default function Page() {
  return <LearnPage tabs={TABS} latest={<NewsCarousel />} />;
}
