import { CannedAnswersPage } from '#features/support/canned-answers/canned-answers.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Canned answers');

export default function Page() {
  return <CannedAnswersPage />;
}
