import { MemberSelect } from '#features/marketplace/web/components/member-select.tsx';
import { DocumentsPage } from '#features/profiles/web/documents.page.tsx';
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
