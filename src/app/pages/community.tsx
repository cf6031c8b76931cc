import { MessagePage } from '#features/content/message-pages/message-page.tsx';
import { RequireSession } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Community');

export default function Page() {
  return (
    <RequireSession>
      <MessagePage title="Community" link={{ to: '/marketplace', label: 'Go to the marketplace' }}>
        <p>
          Forum circles on gender equality, healthcare and the environment will be listed here; they are not
          open yet.
        </p>
      </MessagePage>
    </RequireSession>
  );
}
