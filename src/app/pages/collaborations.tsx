import { MessagePage } from '#features/content/web/components/message-page.tsx';
import { RequireSession } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('CSR Connect Pro');

export default function Page() {
  return (
    <RequireSession>
      <MessagePage title="CSR Connect Pro">
        <p>Your collaborations are being put together.</p>
      </MessagePage>
    </RequireSession>
  );
}
