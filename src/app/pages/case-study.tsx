import { NotFoundPage } from '#features/content/message-pages/not-found.page.tsx';
import { CaseStudyPage } from '#features/stories/case-study-page/case-study.page.tsx';
import { ReportLink } from '#features/support/grievances/report-link.tsx';

/** The server writes the head, for it alone knows the story before any script runs; the page brings the title. */
export const meta = () => [];

export default function Page() {
  return (
    <>
      <CaseStudyPage notFound={<NotFoundPage />} />
      <ReportLink />
    </>
  );
}
