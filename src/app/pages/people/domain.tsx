import { DomainPage } from '#features/accounts/domain-claims/domain.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Confirm a domain');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <DomainPage />
    </RequireConfirmedEmail>
  );
}
