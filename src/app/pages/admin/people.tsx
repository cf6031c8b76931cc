import { PeoplePage } from '#features/admin/people/people.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('People');

export default function Page() {
  return <PeoplePage />;
}
