import { MessagePage } from '#features/content/web/components/message-page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('register', 'd');

export default function Page() {
  return (
    <MessagePage title="register">
      <p>t</p>
    </MessagePage>
  );
}
