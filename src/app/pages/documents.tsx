import { DocumentsPage } from '#features/documents/vault/documents.page.tsx';
import { MemberSelect } from '#features/marketplace/marketplace-page/member-select.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Document vault');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <DocumentsPage renderMemberField={(field) => <MemberSelect {...field} />} />
    </RequireConfirmedEmail>
  );
}
