import { PersonPage } from '#features/admin/people/person.page.tsx';
import { NotFoundPage } from '#features/content/message-pages/not-found.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Member');

export default function Page() {
  return <PersonPage notFound={<NotFoundPage />} />;
}
