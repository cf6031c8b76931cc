import { MessagePage } from '#features/content/message-pages/message-page.tsx';
import { RequireSession } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Learn CSR');

export default function Page() {
  return (
    <RequireSession>
      <MessagePage title="Learn CSR" link={{ to: '/marketplace', label: 'Go to the marketplace' }}>
        <p>
          Success stories, templates, research and courses on CSR will be collected here; the library is not
          open yet.
        </p>
      </MessagePage>
    </RequireSession>
  );
}
