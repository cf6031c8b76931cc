import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { MessagePage } from '#features/content/message-pages/message-page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Content Management');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <MessagePage
          title="Content Management"
          link={{ to: '/admin/verifications', label: 'Verification requests' }}
        >
          <p>Page texts and news sources will be managed here; there is nothing to manage yet.</p>
        </MessagePage>
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
