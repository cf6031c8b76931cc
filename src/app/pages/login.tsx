import { MessagePage } from '#features/content/web/components/message-page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('login', 'd');

export default function Page() {
  return (
    <MessagePage title="login">
      <p>t</p>
    </MessagePage>
  );
}
