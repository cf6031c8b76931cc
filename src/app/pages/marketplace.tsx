import { MessagePage } from '#features/content/web/components/message-page.tsx';
import { RequireSession } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('CSR Marketplace');

export default function Page() {
  return (
    <RequireSession>
      <MessagePage title="CSR Marketplace">
        <p>The marketplace is being put together.</p>
      </MessagePage>
    </RequireSession>
  );
}
