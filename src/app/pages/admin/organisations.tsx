import { OrganisationsPage } from '#features/admin/organisations/organisations.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Organisations');

export default function Page() {
  return <OrganisationsPage />;
}
